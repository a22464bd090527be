/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'f74aa85d4c34f424ad74cab2be2d61515be896874269742073146ae46a511239'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
