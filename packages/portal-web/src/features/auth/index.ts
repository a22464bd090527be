export { logOut } from './api/logout'
export { LoginForm } from './components/login-form'
