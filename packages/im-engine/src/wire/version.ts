/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'cae558db2cadca7e0819e86e2c65d48bc794feb2dfe9401785fa855fe6c47837'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
