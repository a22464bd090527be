/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'c15e90a1120368f2a0a9a64d0bc3fbc4ece8b0298a9c29eb480020eaeed1c3ba'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
