/** Removes from a page the inline scripts that it does not need: `data-needs` is the class a script works on. */
export function pruneScripts(html: string): string {
  const content = html.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  return html.replace(/<script data-needs="([^"]*)">[^]*?<\/script>/g, (script, name: string) =>
    new RegExp(`\\sclass="(?:[^"]*\\s)?${name}[\\s"]`).test(content) ? script : '',
  );
}
