import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPage as lazy } from './kit/ui/lazy';
import { HomePage, LandingPage } from './pages/landing';
import { Layout } from './pages/Layout';
import { RequireSignIn } from './session/RequireSignIn';

interface Screen {
  path: string;
  access: 'public' | 'signed in';
  page: ComponentType;
}

/** Every screen of the app with its address, in the order of the specification. */
export const screens: Screen[] = [
  { path: '/', access: 'public', page: HomePage },
  { path: '/login', access: 'public', page: lazy(() => import('./pages/LoginPage')) },
  { path: '/register', access: 'public', page: lazy(() => import('./pages/RegisterPage')) },
  { path: '/forgot-password', access: 'public', page: lazy(() => import('./pages/ForgotPasswordPage')) },
  { path: '/reset-password', access: 'public', page: lazy(() => import('./pages/ResetPasswordPage')) },
  { path: '/faq', access: 'public', page: lazy(() => import('./pages/FaqPage')) },
  { path: '/contact', access: 'public', page: lazy(() => import('./pages/ContactPage')) },
  { path: '/safety', access: 'public', page: lazy(() => import('./pages/SafetyPage')) },
  { path: '/support', access: 'public', page: lazy(() => import('./pages/SupportPage')) },
  { path: '/auth-debug', access: 'public', page: lazy(() => import('./pages/AuthDebugPage')) },
  { path: '/list-item', access: 'signed in', page: lazy(() => import('./pages/ListItemPage')) },
  { path: '/browse', access: 'signed in', page: lazy(() => import('./pages/BrowsePage')) },
  { path: '/shipments/:id', access: 'signed in', page: lazy(() => import('./pages/ShipmentPage')) },
  { path: '/dashboard', access: 'signed in', page: lazy(() => import('./pages/DashboardPage')) },
  { path: '/messages', access: 'signed in', page: lazy(() => import('./pages/MessagesPage')) },
  { path: '/payments', access: 'signed in', page: lazy(() => import('./pages/PaymentsPage')) },
  { path: '/profile', access: 'signed in', page: lazy(() => import('./pages/ProfilePage')) },
  { path: '/become-carrier', access: 'signed in', page: lazy(() => import('./pages/BecomeCarrierPage')) },
  { path: '/admin', access: 'signed in', page: lazy(() => import('./pages/AdminPage')) },

  // Beyond the specification's table.
  { path: '/notifications', access: 'signed in', page: lazy(() => import('./pages/NotificationsPage')) },
  { path: '/developers', access: 'signed in', page: lazy(() => import('./pages/DevelopersPage')) },
  { path: '/import', access: 'signed in', page: lazy(() => import('./pages/ImportPage')) },
  { path: '/jobs', access: 'signed in', page: lazy(() => import('./pages/JobsPage')) },
  { path: '/jobs/:id', access: 'signed in', page: lazy(() => import('./pages/JobPage')) },
  { path: '/templates', access: 'signed in', page: lazy(() => import('./pages/TemplatesPage')) },
  { path: '/trips', access: 'signed in', page: lazy(() => import('./pages/TripsPage')) },
  { path: '/trips/:id', access: 'signed in', page: lazy(() => import('./pages/TripPage')) },
  { path: '/recommended', access: 'signed in', page: lazy(() => import('./pages/RecommendedPage')) },
  { path: '/carriers/:id', access: 'public', page: lazy(() => import('./pages/CarrierPage')) },
  { path: '/prices', access: 'public', page: lazy(() => import('./pages/PricesPage')) },
  { path: '/s/:id', access: 'public', page: lazy(() => import('./pages/SharedPage')) },
  { path: '/drive', access: 'public', page: lazy(() => import('./pages/DrivePage')) },
  { path: '/track/:token', access: 'public', page: lazy(() => import('./pages/TrackPage')) },
  { path: '/what-we-check', access: 'public', page: lazy(() => import('./pages/WhatWeCheckPage')) },
  { path: '/confirm-email', access: 'public', page: lazy(() => import('./pages/ConfirmEmailPage')) },
  { path: '/unsubscribe', access: 'public', page: lazy(() => import('./pages/UnsubscribePage')) },
  { path: '/terms', access: 'public', page: lazy(() => import('./pages/TermsPage')) },
  { path: '/privacy', access: 'public', page: lazy(() => import('./pages/PrivacyPage')) },
];

const NotFoundPage = lazy(() => import('./pages/NotFoundPage'));

/** The screens inside the common frame. */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route element={<Layout />}>
          {screens.map(({ path, access, page: Page }) => (
            <Route
              key={path}
              path={path}
              element={
                access === 'public' ? (
                  <Page />
                ) : (
                  <RequireSignIn landing={<LandingPage />}>
                    <Page />
                  </RequireSignIn>
                )
              }
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
