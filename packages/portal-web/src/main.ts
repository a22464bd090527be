import { createRouter } from './app/router'
import { startApp } from './app/start'
import { rememberPhoneSetting } from './lib/phone'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pieces.css'
import './styles/shell.css'
import './styles/forms.css'
import './styles/footer.css'
import './styles/login.css'
import './styles/settings.css'

rememberPhoneSetting()
void startApp(createRouter)
