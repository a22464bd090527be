// Time and money in Cambodia, wherever the machine is.

export const CAMBODIA_ZONE = 'Asia/Phnom_Penh'
/** Its clocks are those of UTC, seven hours on, ms: there is no summer time. */
export const CAMBODIA_MS = 7 * 3_600_000

/** For an amount in the other currency, which is about. Ours. */
export const RIEL_PER_DOLLAR = 4100
