import { fileURLToPath } from 'node:url'

/** Drawn by `node scripts/film.mjs`. The build puts them beside its scripts, as they lie beside this one. */
export const FILMS_DIR = fileURLToPath(new URL('./films', import.meta.url))

export type FilmName = 'ride.webm'
