/** The styles of the text field, in the colours of Sveltia CMS. */
export const STYLE = `
.halflight-text { display: grid; gap: .5rem; }
.halflight-text [role=toolbar], .halflight-text .panel { display: flex; flex-wrap: wrap; gap: .375rem; align-items: end; }
.halflight-text [role=toolbar] { position: sticky; inset-block-start: 0; z-index: 1; padding-block: .25rem;
  background: var(--sui-primary-background-color, Canvas); }
.halflight-text button { min-block-size: 2rem; padding-inline: .75rem; border: 1px solid var(--sui-control-border-color, #8886); border-radius: .25rem;
  background: var(--sui-button-background-color, none); color: inherit; font: inherit; font-size: .875rem; cursor: pointer; }
.halflight-text button[aria-label=Bold] { font-weight: 700; }
.halflight-text button[aria-label=Italic] { font-style: italic; }
.halflight-text button:is(:hover, [aria-expanded=true]) { background: var(--sui-hover-background-color, #8883); }
.halflight-text .panel { padding: .75rem; border: 1px solid var(--sui-control-border-color, #8886); border-radius: .25rem; }
.halflight-text label { display: grid; flex: 1 1 12rem; gap: .25rem; font-size: .875rem; }
.halflight-text input { min-block-size: 2rem; padding-inline: .5rem; border: 1px solid var(--sui-control-border-color, #8886); border-radius: .25rem;
  background: var(--sui-textbox-background-color, Field); color: inherit; font: inherit; }
.halflight-text textarea { box-sizing: border-box; inline-size: 100%; min-block-size: 16rem; block-size: auto; padding: .75rem; font: inherit; line-height: 1.6;
  border: 1px solid var(--sui-control-border-color, #8886); border-radius: .25rem;
  field-sizing: content; resize: vertical; white-space: pre-wrap; }
.halflight-text [role=alert] { margin: 0; color: var(--sui-error-foreground-color, #b00020); }
`;
