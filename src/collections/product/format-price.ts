/** An amount of money as a reader reads it: `£24.50`, `£24`. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const whole = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...whole,
  }).format(amount);
}
