/** Stores a value, or removes the one that is stored. Returns whether that worked: storage may be full or not available. */
export function store(key: string, value?: string): boolean {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
