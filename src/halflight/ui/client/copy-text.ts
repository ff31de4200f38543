/** Copies a text. Resolves to whether that worked: the clipboard requires a secure context, and visitors may deny access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
