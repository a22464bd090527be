import { fileURLToPath } from 'node:url'
import { API } from '../http/route'

/** Logos, covers and rooms of the demo's employers, drawn by us. The build puts them beside its scripts, as they lie beside this one. */
export const PICTURES_DIR = fileURLToPath(new URL('./pictures', import.meta.url))

/** Where the pictures of employers are served. */
export const PICTURES = `${API}/users/employers/pictures/`
