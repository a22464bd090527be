// What a page loads first of the engine's doors, gzipped, against the limits of the contract: node scripts/sizes.mjs
import { gzippedSizes } from './lib/bench-sizes.mjs'

/** Bytes, gzipped. Without what loads on demand. */
const LIMITS = { 'size-engine': 55_000, 'size-react': 4_000, 'size-rxjs': 1_000, 'size-text': 3_000 }

const sizes = await gzippedSizes()
let isOver = false
for (const [name, limit] of Object.entries(LIMITS)) {
  const size = sizes[name]
  const fits = size <= limit
  isOver ||= !fits
  console.log(`${fits ? '✓' : '✗'} ${name}: ${size} bytes gzipped, limit ${limit}`)
}
process.exit(isOver ? 1 : 0)
