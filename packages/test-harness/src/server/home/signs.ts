/** What companies advertise with: a sign drawn in strokes, on a grid of 24, on a ground of one colour. */
export interface Sign {
  readonly ground: string
  readonly path: string
}

export const SIGNS = {
  hotel: {
    ground: '#8a5a0c',
    path: 'M4 21V6l8-3 8 3v15M2 21h20M9.500 21v-5h5v5M8 9v.01M12 9v.01M16 9v.01M8 12.500v.01M12 12.500v.01M16 12.500v.01',
  },
  screen: {
    ground: '#3c5aa8',
    path: 'M4 5h16v11H4zM2 19.500h20M9.500 8.500l-2.500 2 2.500 2M14.500 8.500l2.500 2-2.500 2',
  },
  bank: {
    ground: '#0b6b66',
    path: 'M3 10l9-6 9 6zM3 20.500h18M5 17.500h14M7 10v7.500M12 10v7.500M17 10v7.500',
  },
  shirt: { ground: '#9a3d6b', path: 'M8 4L3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z' },
  truck: {
    ground: '#2d7d46',
    path: 'M4.500 17H2V6h12v11H8.500M15.500 17H14v-7h4l4 3.500V17h-2.500M4.500 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15.500 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  book: {
    ground: '#6a4a9c',
    path: 'M12 6c-2-1.500-6-2-9-1.500V18c3-.5 7 0 9 1.500 2-1.500 6-2 9-1.500V4.500C18 4 14 4.500 12 6zv13.500',
  },
  leaf: { ground: '#2d7d46', path: 'M6 18C4 9 10 4 20 4c.5 10-5 16-14 14zM4 21c2-6 5-9 10-11' },
  heart: {
    ground: '#b93227',
    path: 'M12 20s-8-5-8-10.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15 12 20 12 20zM12 9.500v5M9.500 12h5',
  },
  people: {
    ground: '#3c5aa8',
    path: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2 20c0-4 3-6.500 7-6.500s7 2.500 7 6.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18.500 14.500c2 1 3.500 3 3.500 5.500',
  },
  lens: {
    ground: '#8a5a0c',
    path: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15 15l6 6M7 10.500l2.200 2.200L13.500 8',
  },
  card: {
    ground: '#2d7d46',
    path: 'M3 6h18v13H3zM8.500 12.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.500 16.500c.5-3 5.500-3 6 0M15 10h3M15 14h3',
  },
  case: { ground: '#6a4a9c', path: 'M3 8h18v12H3zM9 8V4.500h6V8M3 13h18M12 12v2.500' },
  door: { ground: '#0b6b66', path: 'M6 21V4l9-1.500V21M15 4h4v17M3 21h18M12 12v.01' },
  compass: { ground: '#9a3d6b', path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.500 8.500l-2 5-5 2 2-5z' },
  rice: {
    ground: '#2d7d46',
    path: 'M12 21V8M12 8c-2-1-2-4 0-5 2 1 2 4 0 5zM12 13c-3 .5-5-1-5-4 3 0 5 1.500 5 4zM12 13c3 .5 5-1 5-4-3 0-5 1.500-5 4zM12 18c-3 .5-5-1-5-4 3 0 5 1.500 5 4zM12 18c3 .5 5-1 5-4-3 0-5 1.500-5 4z',
  },
  coins: {
    ground: '#8a5a0c',
    path: 'M3 7c0-4 12-4 12 0s-12 4-12 0zM3 7v5c0 3.500 12 3.500 12 0V7M9 17c0 4 12 4 12 0s-12-4-12 0zM9 17v2c0 3 12 3 12 0v-2',
  },
  bricks: {
    ground: '#b93227',
    path: 'M3 5h18v14H3zM3 9.700h18M3 14.300h18M9 5v4.700M15 5v4.700M6 9.700v4.600M12 9.700v4.600M18 9.700v4.600M9 14.300V19M15 14.300V19',
  },
  shield: {
    ground: '#3c5aa8',
    path: 'M12 2.500l8 3V12c0 5-4 8-8 9.500C8 20 4 17 4 12V5.500zM8.500 12l2.500 2.500 4.500-5',
  },
  mast: {
    ground: '#6a4a9c',
    path: 'M12 9v12M8 21l4-12 4 12M12 7.500v.01M8.500 11a5 5 0 0 1 0-7M15.500 4a5 5 0 0 1 0 7M5.500 13.500a9 9 0 0 1 0-12M18.500 1.500a9 9 0 0 1 0 12',
  },
  cap: {
    ground: '#0b6b66',
    path: 'M4 15a8 8 0 0 1 16 0v2H4zM2 17h20M9.500 7.500V13M14.500 7.500V13M9 7c1-2 5-2 6 0',
  },
  key: {
    ground: '#0b6b66',
    path: 'M7.500 20a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM10.700 12.300L20 3M16 7l3 3M13 10l2 2',
  },
  sun: {
    ground: '#8a5a0c',
    path: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M5 19l1.700-1.700M17.300 6.700L19 5',
  },
  cross: { ground: '#b93227', path: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  bowl: {
    ground: '#9a3d6b',
    path: 'M3 11h18c0 5-3 8-6.500 9h-5C6 19 3 16 3 11zM8 8c0-2 2-2 2-4M13 8c0-2 2-2 2-4',
  },
} as const satisfies Readonly<Record<string, Sign>>
