/** "" where there is none: an id that is empty or "0" does not count. Source: portal specification 4. */
export const toJobId = (id: string | null): string => (/^[1-9]\d{0,14}$/.test(id ?? '') ? (id ?? '') : '')
