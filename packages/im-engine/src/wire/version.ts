/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '1b66ca5508136d0da419ea32fdfb776f9d904f20d895a96607a9fb2a962f2683'
/** Of this package. */
export const ENGINE_VERSION = '0.3.0'
