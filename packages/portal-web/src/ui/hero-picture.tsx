/** A bar where a line of text would stand. */
const Line = ({ x, y, width, tone = 'soft' }: { x: number; y: number; width: number; tone?: string }) => (
  <rect className={`hero-${tone}`} x={x} y={y} width={width} height="9" rx="4.500" />
)

/** A job and the talk about it, for the eye alone: what the portal is for. */
export const HeroPicture = () => (
  <svg className="hero-picture" aria-hidden="true" viewBox="0 0 440 340" fill="none">
    <circle className="hero-tint" cx="236" cy="170" r="164" />
    <g className="hero-sheet">
      <rect x="24" y="34" width="290" height="156" rx="14" />
      <rect x="152" y="166" width="214" height="66" rx="18" />
    </g>
    <rect className="hero-mekong" x="48" y="58" width="44" height="44" rx="11" />
    <path className="hero-mark" d="M59 90V75l11-8 11 8v15zM67 90V80h6v10" />
    <Line x={108} y={62} width={122} tone="ink" />
    <Line x={108} y={84} width={82} />
    <circle className="hero-paddy" cx="204" cy="88.500" r="7" />
    <path className="hero-mark" d="m200.500 88.500 2.500 2.500 4.500-5" />
    <path className="hero-saffron" d="M276 58h16v22l-8-6-8 6z" />
    <rect className="hero-tint" x="48" y="124" width="92" height="26" rx="13" />
    <Line x={64} y={132.5} width={60} tone="mekong" />
    <Line x={156} y={132.5} width={64} />
    <circle className="hero-saffron" cx="124" cy="214" r="18" />
    <Line x={174} y={186} width={158} tone="ink" />
    <Line x={174} y={204} width={104} tone="ink" />
    <rect className="hero-mekong" x="214" y="246" width="190" height="62" rx="18" />
    <g className="hero-own">
      <rect x="236" y="264" width="140" height="9" rx="4.500" />
      <rect x="236" y="282" width="88" height="9" rx="4.500" />
      <path d="m360 288 5 5 10-11M370 293l10-11" />
    </g>
  </svg>
)
