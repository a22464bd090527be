/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '8fd014e73e8fea1ccc0915732d61c3173e74f419df45d70b7b9a682a1bdda833'
/** Of this package. */
export const ENGINE_VERSION = '0.3.0'
