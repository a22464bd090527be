/**
 * About the middle of each district of Phnom Penh, written by hand: within a kilometre or two, so that a neighbouring district is
 * nearer than one across the town. Districts of other provinces have no point of their own.
 */
export const KHAN_POINTS: ReadonlyMap<number, { readonly latitude: number; readonly longitude: number }> =
  new Map(
    (
      [
        [1201, 11.538, 104.921],
        [1202, 11.573, 104.921],
        [1203, 11.562, 104.915],
        [1204, 11.576, 104.899],
        [1205, 11.479, 104.879],
        [1206, 11.519, 104.915],
        [1207, 11.619, 104.9],
        [1208, 11.606, 104.865],
        [1209, 11.539, 104.829],
        [1210, 11.63, 104.945],
        [1211, 11.67, 104.85],
        [1212, 11.52, 104.96],
      ] as const
    ).map(([id, latitude, longitude]) => [id, { latitude, longitude }]),
  )
