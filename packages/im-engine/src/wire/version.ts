/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '3d5c0707bf02c8e04cdfd3674cbe4019349972a3ed650a98d4e46c026363a172'
/** Of this package. */
export const ENGINE_VERSION = '0.3.0'
