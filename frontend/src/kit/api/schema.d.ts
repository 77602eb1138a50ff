// Made from openapi.json by `npm run api`.

export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database and queue work, and the process is not closing */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your profile, or switch between shipper and carrier */
        put: operations["users_changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody's public profile */
        get: operations["users_publicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to eight places that begin as typed */
        get: operations["places_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Road miles between two places */
        get: operations["places_distance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account */
        post: operations["auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Yourself */
        get: operations["auth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Yourself */
        get: operations["auth_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in */
        get: operations["auth_listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["auth_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to choose a new password */
        post: operations["auth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the link */
        post: operations["auth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password */
        put: operations["auth_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HealthAnswer: {
            /** @example ok */
            status: string;
        };
        /** @enum {string} */
        ErrorCode: "invalid_input" | "place_not_found" | "password_too_common" | "wrong_password" | "token_invalid" | "too_many_photos" | "receiver_is_sender" | "webhook_signature" | "unauthorized" | "wrong_credentials" | "card_refused" | "forbidden" | "carriers_only" | "shippers_only" | "admins_only" | "own_shipment" | "cross_site" | "account_suspended" | "not_found" | "receiver_not_found" | "method_not_allowed" | "illegal_transition" | "stale" | "email_taken" | "quote_exists" | "quote_stale" | "quote_expired" | "quote_changed" | "carrier_suspended" | "already_booked" | "already_paid" | "payment_required" | "payment_not_completed" | "payment_frozen" | "payment_disputed" | "claim_open" | "not_picked_up" | "use_claim" | "has_payments" | "last_admin" | "idempotency_in_progress" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_requests" | "internal" | "unavailable";
        ProblemAnswer: {
            /** @example about:blank */
            type: string;
            /** @example Conflict */
            title: string;
            /** @example 409 */
            status: number;
            /** @example Another quote was just accepted. */
            detail: string;
            code: components["schemas"]["ErrorCode"];
            errors?: {
                path: string;
                message: string;
            }[];
            /** @description Names this answer in the logs. */
            instance?: string;
        };
        UserAnswer: {
            /** Format: uuid */
            id: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            profileImageUrl: string | null;
            isCarrier: boolean;
            isAdmin: boolean;
            /** @description Mean of the reviews received, 1 to 5. */
            rating: number | null;
            reviewCount: number;
            phone: string | null;
            bio: string | null;
            emailVerified: boolean;
            /** Format: date-time */
            suspendedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ProfileChanges: {
            firstName?: string | null;
            lastName?: string | null;
            phone?: string | null;
            bio?: string | null;
            profileImageUrl?: string | null;
            /** @description true: carrier, false: shipper. */
            isCarrier?: boolean;
        };
        BadgeAnswer: {
            fact: string;
            /** Format: date */
            verifiedOn: string;
        };
        PublicUserAnswer: {
            /** Format: uuid */
            id: string;
            firstName: string | null;
            lastInitial: string | null;
            isCarrier: boolean;
            rating: number | null;
            reviewCount: number;
            badges: components["schemas"]["BadgeAnswer"][];
            completedJobs: number;
            /** Format: date-time */
            memberSince: string;
        };
        PlaceAnswer: {
            /** @example Austin, TX 78701 */
            label: string;
            /**
             * @description Empty when only a state was typed.
             * @example Austin
             */
            city: string;
            /** @example TX */
            state: string;
            /** @example 78701 */
            postalCode?: string;
            /** @example 30.2713 */
            latitude: number;
            /** @example -97.7426 */
            longitude: number;
        };
        EndAnswer: {
            /** @example Austin, TX */
            label: string;
            /** @example 30.2672 */
            latitude: number;
            /** @example -97.7431 */
            longitude: number;
        };
        DistanceAnswer: {
            /**
             * @description Estimated road miles.
             * @example 1395.3
             */
            miles: number;
            from: components["schemas"]["EndAnswer"];
            to: components["schemas"]["EndAnswer"];
        };
        SignedInAnswer: {
            /** @description Bearer token; also set as a cookie. */
            token: string;
            user: components["schemas"]["UserAnswer"];
        };
        NewAccount: {
            /**
             * Format: email
             * @example dana@example.com
             */
            email: string;
            /**
             * @description Any 8 to 128 characters that are not a common password, your email or your name.
             * @example a long walk to Denver
             */
            password: string;
            firstName?: string | null;
            lastName?: string | null;
            /** @description true for a carrier; left out: a shipper. */
            isCarrier?: boolean;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        SessionAnswer: {
            /** Format: uuid */
            sid: string;
            userAgent: string | null;
            /** @description Without its last part. */
            ip: string | null;
            /** @description This call came with it. */
            current: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        ForgottenPassword: {
            /** Format: email */
            email: string;
        };
        PasswordReset: {
            /** @description From the link that was mailed. */
            token: string;
            /** @description Any 8 to 128 characters that are not a common password, your email or your name. */
            password: string;
        };
        PasswordChange: {
            currentPassword: string;
            /** @description Any 8 to 128 characters that are not a common password, your email or your name. */
            password: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Database and queue work, and the process is not closing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    users_changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            /** @description Change your profile, or switch between shipper and carrier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `account_suspended`: This account is suspended. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    users_publicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody's public profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicUserAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not_found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    places_search: {
        parameters: {
            query: {
                /** @description What has been typed so far: a name, `name, state`, or the first digits of a ZIP code. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to eight places that begin as typed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceAnswer"][];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    places_distance: {
        parameters: {
            query: {
                /** @description A city and state, a ZIP code, or an address with one of these. */
                from: string;
                /** @description A city and state, a ZIP code, or an address with one of these. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Road miles between two places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. `place_not_found`: We could not find this place. Enter a city and state, or a ZIP code. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Open an account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. `password_too_common`: This password is too easy to guess. Choose another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `email_taken`: An account with this email exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `wrong_credentials`: Email or password is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description End this session */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yourself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yourself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where you are signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"][];
                };
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description End one of your sessions */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not_found`: There is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Ask for a link to choose a new password */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: Some of what was sent is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Choose a new password with the link */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: Some of what was sent is not valid. `token_invalid`: This link is not valid any more. Ask for a new one. `password_too_common`: This password is too easy to guess. Choose another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    auth_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Change your password */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: Some of what was sent is not valid. `wrong_password`: The current password is not right. `password_too_common`: This password is too easy to guess. Choose another one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthorized`: You are logged out. Log in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too_many_requests`: Too many requests. Wait a moment. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unavailable`: A part that we depend on does not answer. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
}
