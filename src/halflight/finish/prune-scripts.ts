/** Removes from a page the inline scripts for what it does not have: `data-needs` is the class that a script works on. */
export function pruneScripts(html: string): string {
  const content = html.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  return html.replace(/<script data-needs="([^"]*)">[^]*?<\/script>/g, (script, name: string) =>
    new RegExp(`\\sclass="(?:[^"]*\\s)?${name}[\\s"]`).test(content) ? script : '',
  );
}
