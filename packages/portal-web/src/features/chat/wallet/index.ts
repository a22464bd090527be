// wallet/ is a script of its own: the chat fetches its dialogs when somebody sends money, and this page is a screen.

export { WalletPage } from './wallet-page'
