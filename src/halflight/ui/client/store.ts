/** Stores a value in local storage, or removes the stored one. Returns whether that worked: storage may be full or unavailable. */
export function store(key: string, value?: string): boolean {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
