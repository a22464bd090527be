/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '27e2a2d42dc3fdf7946feddaa256dd2286dfcd3eb8e73b80e84e4af04dace0e3'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
