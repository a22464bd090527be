/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '23f846e3d774f34e880bcb9b55f27a50efc0b966f391df787e4b09c5fc3b8b13'
/** Of this package. */
export const ENGINE_VERSION = '0.3.0'
