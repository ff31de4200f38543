export { giveBodyOnly as onCreateNode, isMarkdownFile as shouldOnCreateNode } from '../../src/sourcing/body-only';
