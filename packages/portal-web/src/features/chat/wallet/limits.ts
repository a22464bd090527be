/** For the amount in riel, which is about. Ours. */
export const RIEL_PER_DOLLAR = 4100
