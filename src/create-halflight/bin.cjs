#!/usr/bin/env node
'use strict';

require(require('../halflight/load-code.cjs').bundleOf('../create-halflight/cli.ts'));
