/** Simulates storage that is full or blocked: these methods throw until mocks are restored. */
export function refuseStorage(...names: readonly ('getItem' | 'setItem' | 'removeItem')[]): jest.SpyInstance[] {
  return names.map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', name === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    }),
  );
}
