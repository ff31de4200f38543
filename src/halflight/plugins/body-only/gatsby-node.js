'use strict';

const { removeFrontMatter, isMarkdownFile } = require('../../load-code.cjs').loadHooks();

module.exports = { onCreateNode: removeFrontMatter, shouldOnCreateNode: isMarkdownFile };
