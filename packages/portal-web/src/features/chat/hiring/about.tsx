interface Props {
  title: string
  text: string
}

/** Which job it is about, and what was written besides. */
export const About = ({ title, text }: Props) => (
  <div className="hiring-about">
    {title !== '' && <bdi className="card-title">{title}</bdi>}
    {text !== '' && <bdi className="card-soft">{text}</bdi>}
  </div>
)
