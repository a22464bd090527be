/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '9db7889d86199f9b304bbb18f409cb591b6f9583934a66e5c9b1681f3c58dc45'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
