/** Copies a text. Resolves to whether that worked: browsers have no clipboard without a secure connection, and visitors may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
