import { Component } from 'react'

interface Props {
  act: () => void
}

/** Does something at the last moment before what is drawn changes; no hook comes so early. */
export class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(): null {
    this.props.act()
    return null
  }

  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
