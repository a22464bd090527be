/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'd5f3f1e1c626343d3a5f9a72b6f47e14047cd42f77d4e7de1f4fc643f5cd4aae'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
