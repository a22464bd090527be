// desk/ is the second app of this package: where employers answer. It is put together like the portal, of the same pieces.
//
//   main.ts > app/start > router > screens/login   features/auth
//                                > layout (DeskHeader) > screens/chat   features/chat
//
// Its page, desk.html, says that it is the desk; lib/app.ts has what follows from that.

import { startApp } from '../app/start'
import { createRouter } from './router'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/pieces.css'
import '../styles/shell.css'
import '../styles/forms.css'
import '../styles/login.css'
import '../styles/desk.css'

void startApp(createRouter)
