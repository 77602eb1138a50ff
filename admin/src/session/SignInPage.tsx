import { Logo } from '@haulway/frontend/kit/ui/Logo.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BAR } from '../theme';
import { TestMode } from './TestMode';

/** Email and password; errors appear above the fields. */
export function SignInPage() {
  const login = useLogin();
  // Where the session ended, if it did not begin there; else what waits for operators comes first.
  const { nextPathname } = (useLocation().state ?? {}) as { nextPathname?: string };
  const next = nextPathname && nextPathname !== '/' ? undefined : '/queue';
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setProblem(undefined);
    setSending(true);
    try {
      await login({ email: fields.get('email'), password: fields.get('password') }, next);
    } catch (error) {
      setProblem(
        error instanceof TypeError
          ? 'We could not reach Haulway. Check your connection and try again.'
          : (error as Error).message,
      );
      setSending(false);
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100vh', bgcolor: BAR, display: 'grid', placeItems: 'center', p: 2 }}>
      <CssBaseline />
      <title>Sign in - Haulway console</title>
      <Card
        component="form"
        onSubmit={(event) => void signIn(event)}
        sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, display: 'grid', gap: 2 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Logo />
          <Typography component="h1" variant="h3">
            Console
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          For administrators only.
        </Typography>
        <TestMode />
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <TextField label="Email" name="email" type="email" id="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          id="password"
          autoComplete="current-password"
          required
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isSending}
          sx={{ bgcolor: BAR, color: '#FFFFFF', '&:hover': { bgcolor: '#2D1F4E' } }}
        >
          {isSending ? 'Signing in...' : 'Sign in'}
        </Button>
      </Card>
    </Box>
  );
}
