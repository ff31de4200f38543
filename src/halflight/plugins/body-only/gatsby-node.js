'use strict';

const { giveBodyOnly, isMarkdownFile } = require('../../load-code.cjs').loadHooks();

module.exports = { onCreateNode: giveBodyOnly, shouldOnCreateNode: isMarkdownFile };
