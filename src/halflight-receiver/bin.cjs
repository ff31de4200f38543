#!/usr/bin/env node
'use strict';

require(require('../halflight/load-code.cjs').bundleOf('../halflight-receiver/cli.ts'));
