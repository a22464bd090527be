/** What a card is, above what it says. */
export const CardHead = ({ name }: { name: string }) => <p className="card-head">{name}</p>
