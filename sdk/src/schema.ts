// Made from openapi.json by `npm run api`.

export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description It asks nothing else. For whoever restarts it.
         */
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
        /**
         * Whether the database, queue and file store work and the process is not shutting down
         * @description For balancers: otherwise 503 with `Retry-After`.
         */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public constants: fees, windows, plans, categories
         * @description For anybody. Those of a deal are fixed when it is accepted: `agreed` of its quote.
         */
        get: operations["config_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload photos to use in another call
         * @description Photos still unused after 24 hours are removed.
         */
        post: operations["uploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo as WebP, or as a large JPEG where WebP is not accepted; a signature as PNG; a PDF
         * @description Whoever sees what it is on may see it; its sender before that, too.
         */
        get: operations["uploads_read"];
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
        /**
         * Change your profile, or switch between shipper and carrier
         * @description What is left out stays. What others read must not name a phone, mail or link.
         */
        put: operations["users_changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people you have blocked, the last one first
         * @description Not those who have blocked you.
         */
        get: operations["users_blocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block somebody: no new messages and quotes between the two of you
         * @description Deals that run go on, with the messages about them. It goes both ways until you unblock them.
         */
        put: operations["users_block"];
        post?: never;
        /**
         * Unblock somebody
         * @description Nothing happens if they were not blocked. A block of theirs stays.
         */
        delete: operations["users_unblock"];
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
        /**
         * A user's public profile
         * @description Without contact data or a last name. 404 for erased people too.
         */
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
        /**
         * Up to eight places that match what was typed, or nearly, most likely first
         * @description For a field that completes what is typed. Calls take the `label` as a place.
         */
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
        /**
         * Road miles between two places
         * @description The miles that listings and prices count with.
         */
        get: operations["places_distance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own addresses, the one used last first
         * @description Nobody else sees them.
         */
        get: operations["addresses_list"];
        put?: never;
        /**
         * Keep an address
         * @description One that you have already gets the new label and access. Streets that you list from or to are kept by themselves.
         */
        post: operations["addresses_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget an address
         * @description Listings made with it keep it.
         */
        delete: operations["addresses_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your widgets, the newest first
         * @description With how many shipments were listed through each.
         */
        get: operations["widgets_list"];
        put?: never;
        /**
         * Show prices on a site of yours
         * @description Ten at most. Its key may stand in a page: it only answers prices.
         */
        post: operations["widgets_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a widget; it shows nothing any more
         * @description Shipments listed through it stay.
         */
        delete: operations["widgets_remove"];
        options?: never;
        head?: never;
        /**
         * Change a widget, or turn it off or on
         * @description What is left out stays. It holds for the pages that open from then on.
         */
        patch: operations["widgets_change"];
        trace?: never;
    };
    "/api/widget-estimates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was asked of a widget, to list it
         * @description Kept for seven days.
         */
        get: operations["widgets_prefill"];
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
        /**
         * Open an account
         * @description Answers a token and mails a link to confirm the address, which works for 7 days.
         */
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
        /**
         * Sign in
         * @description Answers a token. Failures make the account wait; a new device is told to its owner by mail.
         */
        post: operations["auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a driver's link
         * @description Answers a token for one job of the carrier: `GET /api/driver/job`, and what is done on the road.
         */
        post: operations["auth_openAsDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new token for a page of this server
         * @description Takes only the session cookie, from the same origin; a call with a Bearer token is refused.
         */
        post: operations["auth_renew"];
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
        /**
         * End this session
         * @description Its token is refused at once. API keys stay.
         */
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
        /**
         * Yourself
         * @description Your account as only you see it. With a key, whose key it is.
         */
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
        /**
         * Yourself
         * @description The same as `GET /api/auth/me`.
         */
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
        /**
         * Where you are signed in
         * @description Each has a device and a network, not a whole address. API keys are not among them.
         */
        get: operations["auth_listSessions"];
        put?: never;
        post?: never;
        /**
         * End all of your sessions but this one
         * @description Their tokens are refused at once. API keys stay.
         */
        delete: operations["auth_endOtherSessions"];
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
        /**
         * End one of your sessions
         * @description Its token is refused at once.
         */
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
        /**
         * Request a link to choose a new password
         * @description The mailed link works once, for an hour. The answer is the same without an account.
         */
        post: operations["auth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether the link to choose a new password still works
         * @description Uses nothing up.
         */
        post: operations["auth_checkReset"];
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
        /**
         * Choose a new password with the link
         * @description Ends all sessions and API keys, as the account was in doubt.
         */
        post: operations["auth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your email address with the link
         * @description Needs no session: the link is proof enough.
         */
        post: operations["auth_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the link to confirm your email address
         * @description It works for 7 days. Nothing is sent once the address is confirmed.
         */
        post: operations["auth_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your email address, which then has to be confirmed
         * @description The new address gets a link, the old one is told. A confirmed one stays until then, as `pendingEmail` says.
         */
        put: operations["auth_changeEmail"];
        post?: never;
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
        /**
         * Change your password
         * @description Ends your other sessions, not your API keys. You are mailed.
         */
        put: operations["auth_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your API keys
         * @description Also those that were ended or have expired, for 90 days.
         */
        get: operations["apiKeys_list"];
        put?: never;
        /**
         * Make an API key
         * @description The answer holds the key, this once. You are mailed that it was made.
         */
        post: operations["apiKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that this call came with
         * @description For any key, whatever its scopes. 404 for a person.
         */
        get: operations["apiKeys_current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a key; it is refused at once
         * @description For good. You are mailed. One that has ended stays so.
         */
        delete: operations["apiKeys_revoke"];
        options?: never;
        head?: never;
        /**
         * Rename a key, take scopes away from it, or name where it may be used from
         * @description Scopes can only become fewer. It holds from the next call on.
         */
        patch: operations["apiKeys_change"];
        trace?: never;
    };
    "/api/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key: both work for a while
         * @description The answer holds the new key, this once. By default, the old one ends in 24 hours.
         */
        post: operations["apiKeys_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List many shipments, or save them as drafts
         * @description Each row succeeds or fails alone, and counts as a call to list a shipment unless it is there already, by its `externalRef`. A repeat with the `Idempotency-Key` goes on with rows that a limit refused.
         */
        post: operations["bulkShipments_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse shipments
         * @description Without the listings of people whom the caller blocked.
         */
        get: operations["shipments_list"];
        put?: never;
        /**
         * List a shipment, or save it as a draft
         * @description Shippers only. A draft needs a title alone; listed, it is open to quotes: `shipment.listed`.
         */
        post: operations["shipments_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shipment
         * @description Drafts only for their owner. Addresses and contacts only for those they concern.
         */
        get: operations["shipments_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a shipment while it is draft, listed or quoted
         * @description What is left out stays. If terms change, quotes become stale: `quote.staled`.
         */
        patch: operations["shipments_change"];
        trace?: never;
    };
    "/api/shipments/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a draft
         * @description It must have all that a listing needs. Carriers can then quote: `shipment.listed`.
         */
        post: operations["shipments_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft or a template of the same again, without days
         * @description Owner only. Photos come along; quotes, days and your own references do not.
         */
        post: operations["shipments_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add photos to a shipment
         * @description Owner only, while it is draft, listed or quoted. At most 12 in all.
         */
        post: operations["shipmentPhotos_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a photo from a shipment
         * @description Owner only, while it is draft, listed or quoted.
         */
        delete: operations["shipmentPhotos_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a shipment, and what is due next
         * @description Strangers see only changes of its status; the parties also quotes, payments, amounts and deadlines; a key what its scopes let it read.
         */
        get: operations["timeline_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What anybody with the link sees of a listed, quoted or booked shipment
         * @description Needs no token. Without contact data, quotes or people.
         */
        get: operations["shared_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared shipment's first photo: a JPEG, or WebP if asked for by name
         * @description Needs no token. For previews of the link.
         */
        get: operations["shared_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your imports, the newest first
         * @description Kept for 30 days.
         */
        get: operations["imports_list"];
        put?: never;
        /**
         * Check a CSV file of shipments to list
         * @description It is read and checked soon: `import.checked` says when. Nothing is listed before `start`.
         */
        post: operations["imports_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an import is
         * @description Your own. `import.checked` and `import.finished` say when to read it again.
         */
        get: operations["imports_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of an import, with what is wrong with their cells
         * @description In the order of the file. `only=wrong` leaves out those that are ready.
         */
        get: operations["imports_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/results.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each row, for a spreadsheet
         * @description As CSV, with the shipment or the mistake of each row. No cell begins a formula.
         */
        get: operations["imports_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the rows of an import that are ready
         * @description Each is a call to list a shipment: at the limit of an hour it waits for the next. A row is listed once: it is known by its `externalRef`, or by its place in the import.
         */
        post: operations["imports_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes of a shipment
         * @description All for its owner; for a carrier, their own. Strangers get an empty list.
         */
        get: operations["quotes_listOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes that you made, or all that were made on your listings
         * @description With `owner=me` those on your listings; with `updatedSince` the oldest change first.
         */
        get: operations["quotes_listOwn"];
        put?: never;
        /**
         * Send a quote
         * @description Carriers only, one a listing, while it is listed or quoted. The owner hears `quote.submitted`.
         */
        post: operations["quotes_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote, for its carrier and the listing's owner
         * @description Anybody else gets 404.
         */
        get: operations["quotes_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your pending quote, or confirm a stale one
         * @description An empty body confirms. Earlier terms stay in `history`. The owner hears `quote.changed`.
         */
        patch: operations["quotes_change"];
        trace?: never;
    };
    "/api/quotes/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a quote
         * @description The listing's owner, while it is pending. The carrier hears `quote.declined`.
         */
        post: operations["quotes_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/counter-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was offered on a quote, newest first
         * @description For the two sides of the quote.
         */
        get: operations["counterOffers_list"];
        put?: never;
        /**
         * Offer other terms for a pending quote
         * @description A promise: the other side books by accepting it. It takes the place of what is open.
         */
        post: operations["counterOffers_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter-offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a counter-offer
         * @description The quote stands as it was.
         */
        post: operations["counterOffers_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter-offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your counter-offer
         * @description While it is open. The quote stands as it was.
         */
        post: operations["counterOffers_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a listing, the newest answer first
         * @description Open ones only for the owner and whoever asked.
         */
        get: operations["questions_list"];
        put?: never;
        /**
         * Ask about a listing
         * @description Carriers, while it takes quotes. The owner hears `question.asked`; the answer is public.
         */
        post: operations["questions_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question, for everybody
         * @description Owner only, once, while it takes quotes. Terms do not change: `question.answered`.
         */
        post: operations["questions_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is listed again and again
         * @description Your own, newest first, with when the next is made.
         */
        get: operations["recurrences_own"];
        put?: never;
        /**
         * List a template again and again
         * @description One for each template. Each listing is made in time before its day.
         */
        post: operations["recurrences_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recurrences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End it
         * @description The template and what it listed stay.
         */
        delete: operations["recurrences_delete"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume it
         * @description What is left out stays. A day that was used is not used again.
         */
        patch: operations["recurrences_change"];
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your payments, as payer and payee
         * @description Newest first; with `updatedSince`, the oldest change first.
         */
        get: operations["payments_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals over all your payments, or those of one status, month or role
         * @description Over all pages of the list, as payer and as payee.
         */
        get: operations["payments_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your payments
         * @description For its payer and payee, with every line of the ledger.
         */
        get: operations["payments_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/payout-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether you can be paid
         * @description While setup is pending, the card provider is asked anew.
         */
        get: operations["payoutAccounts_read"];
        put?: never;
        /**
         * Start or continue payout setup at the card provider
         * @description Answers an address that a person opens. Payouts that waited are sent once it is done.
         */
        post: operations["payoutAccounts_onboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payment-intents/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a test card
         * @description With the card sandbox only, in place of the card form of a browser.
         */
        post: operations["sandbox_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payment-intents/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass or fail 3-D Secure, as the cardholder
         * @description With the card sandbox only, after a card that asks for it.
         */
        post: operations["sandbox_authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of your payments, for a spreadsheet
         * @description Or only those of one status, month or role. A line has your side: as payer, the plan and what the card paid; as payee, the platform fee and the payout.
         */
        get: operations["statements_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payer's receipt, or the payee's payout statement, as PDF
         * @description Your own side's. It follows the ledger, so it changes with a refund.
         */
        get: operations["statements_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of that statement, for a spreadsheet
         * @description Your own side's, as CSV.
         */
        get: operations["statements_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrived at one end
         * @description The booked carrier, once the payment is in escrow. Kept with time and place in the timeline.
         */
        post: operations["proofs_arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Was there, and could not load or unload
         * @description The booked carrier. Moves no status; the owner hears `shipment.attempted`.
         */
        post: operations["proofs_attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/condition-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the item was at both ends
         * @description For the two sides and operators, as the carrier found it. Nobody can change it.
         */
        get: operations["proofs_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/exact-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where one end is exactly
         * @description The owner, until it is over. Carriers are measured by this point.
         */
        put: operations["proofs_exactPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a listing at its book-now price
         * @description Books it. You can back out until it is paid.
         */
        post: operations["bookings_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote
         * @description The owner. Books the shipment and declines the others; pay in the payment window.
         */
        post: operations["bookings_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/unaccept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an acceptance back
         * @description The owner, before paying; also after it, for a full refund, while the carrier is suspended or has `lapsedFacts`. The listing is open again: `quote.unaccepted`, `shipment.reopened`.
         */
        post: operations["bookings_unaccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your quote, or give the job back
         * @description Its carrier. Once booked it needs `bookings:write`, and what was paid goes back in full.
         */
        post: operations["bookings_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying an accepted quote into escrow
         * @description The owner. Safe to repeat: the same payment is answered. Confirm the card, then `confirm`.
         */
        post: operations["bookings_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{quoteId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the payment has arrived
         * @description Asks the card provider; webhooks do the same. Safe to repeat. Then: `payment.escrowed`.
         */
        post: operations["bookings_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}/pickup-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set which of the agreed days you pick up on
         * @description The booked carrier, of the days agreed on. The owner hears `quote.pickup_day_set`.
         */
        post: operations["bookings_pickupDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where exactly, and whom to call, once it is booked
         * @description The owner; the pickup until it is picked up. The carrier hears `shipment.addresses_given`.
         */
        post: operations["bookings_giveAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Picked up
         * @description The booked carrier, once the payment is in escrow. In transit from now on: `shipment.picked_up`.
         */
        post: operations["bookings_pickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivered
         * @description Its carrier, in transit. The time until the automatic release begins: `shipment.delivered`.
         */
        post: operations["bookings_deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/release-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type in the owner's code after the delivery
         * @description Its carrier. The right code counts as the owner's confirmation and releases the payment.
         */
        post: operations["bookings_tryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/came-later": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It came later than the carrier says
         * @description The delay then ends on the day on which the delivery was reported.
         */
        post: operations["bookings_cameLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/confirm-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the delivery and release the payment
         * @description The owner. It cannot be taken back: `shipment.completed`, `payment.released`.
         */
        post: operations["bookings_confirmDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a shipment
         * @description The owner, before the pickup. Once paid it needs `bookings:write` and may cost a fee.
         */
        post: operations["bookings_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/cancellation-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What cancelling would cost now
         * @description For its owner. Nothing is cancelled.
         */
        get: operations["bookings_cancellationPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name and phone of the other side of a paid job
         * @description From escrow until the time for claims after delivery is over; not after the money went back.
         */
        get: operations["bookings_contact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the card provider's events
         * @description Only for the card provider, which signs them.
         */
        post: operations["bookings_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/change-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes proposed on a shipment, newest first
         * @description For the two sides of the job.
         */
        get: operations["changeOrders_list"];
        put?: never;
        /**
         * Propose to change a job, or to end it at the door
         * @description Nothing changes until the other side accepts; without an answer it lapses at `expiresAt`: after 24 hours at most, at the door after 2. An increase of what is paid then waits as long for the extra.
         */
        post: operations["changeOrders_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-orders/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a change
         * @description The other side. If nothing more is paid it holds at once, else after `pay`.
         */
        post: operations["changeOrders_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying the extra that was agreed on
         * @description The owner. Safe to repeat. Confirm the card, then `confirm`.
         */
        post: operations["changeOrders_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the extra has arrived
         * @description Asks the card provider; webhooks do the same. Then: `change_order.done`.
         */
        post: operations["changeOrders_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-orders/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a change, or the end of a job
         * @description The other side. What was agreed stays: `change_order.declined`.
         */
        post: operations["changeOrders_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-orders/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a change that you proposed, or whose extra is not paid
         * @description What was agreed stays: `change_order.withdrawn`.
         */
        post: operations["changeOrders_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counter-offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a counter-offer, which books the shipment
         * @description Whoever did not make it. The quote then has its terms: `quote.accepted`.
         */
        post: operations["acceptOffer_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, money, and what waits for you
         * @description `needsYou` lists what waits for you, what is due first at the top.
         */
        get: operations["dashboard_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your unread messages and notifications
         * @description Two numbers, for badges.
         */
        get: operations["dashboard_unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculate-shipping-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what carriers usually charge, cheapest first
         * @description For anybody, from the rate card. Nothing is kept.
         */
        post: operations["prices_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-truth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What such a job typically costs, and how often that was right lately
         * @description For anybody: a range, and how many paid jobs fell into theirs.
         */
        get: operations["prices_truth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/price-comparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shipment's stored estimates, cheapest first
         * @description Made when it was listed or last changed.
         */
        get: operations["prices_comparisons"];
        put?: never;
        /**
         * Recompute a shipment's estimates
         * @description Owner only. The new ones take the place of the old.
         */
        post: operations["prices_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{key}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a widget for a price
         * @description At most 20 a minute and address, and 5,000 a day and widget.
         */
        post: operations["widgetEstimates_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description A suspended account may only write to the other side of a deal, about a live shipment.
         */
        post: operations["messages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send pictures and PDFs, to go with a message
         * @description Only you and who gets the message can open them; a PDF as a file to save. Unused after 24 hours, they are removed.
         */
        post: operations["messages_addAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message you sent or received
         * @description Anybody else gets 404. Contact data is hidden before escrow.
         */
        get: operations["messages_message"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your conversations, newest activity first
         * @description One for each person and shipment, with its latest message.
         */
        get: operations["messages_conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your conversations
         * @description Anybody else gets 404.
         */
        get: operations["messages_conversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of a conversation
         * @description The latest page, oldest message first; the next page has older ones.
         */
        get: operations["messages_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages sent to you in a conversation as read
         * @description The other side sees that they were.
         */
        post: operations["messages_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a shipment has been, oldest first
         * @description For the two sides. Forgotten 90 days after the delivery.
         */
        get: operations["tracking_locations"];
        put?: never;
        /**
         * Report where a shipment in transit is
         * @description Its carrier. `at` may lie in the past, after the pickup. The owner hears `location.reported`.
         */
        post: operations["tracking_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report where shipments were, also later
         * @description A position that was sent before `exists`; one that is not of your job on its way is `refused`.
         */
        post: operations["positions_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers that your notifications are pushed to
         * @description One for each session that asked.
         */
        get: operations["pushSubscriptions_list"];
        put?: never;
        /**
         * Have notifications pushed to this browser
         * @description At most 10 a user: the oldest makes room. It ends with the session. Sent again, it keeps what is left out.
         */
        post: operations["pushSubscriptions_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/push-subscriptions/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push a test to all your browsers
         * @description The answer says to how many it is sent.
         */
        post: operations["pushSubscriptions_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Push no more notifications to a browser
         * @description Your own. Mails and notifications in the app go on.
         */
        delete: operations["pushSubscriptions_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notifications, newest first
         * @description For people; programs follow the event log.
         */
        get: operations["notifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read: the given ones, or all
         * @description Other people's ids do nothing.
         */
        post: operations["notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happens to your records, as server-sent events
         * @description Each event has an id, a name and, as JSON, the ids of what it is about. `LiveEvent` lists the names.
         */
        get: operations["notifications_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are told about, by mail and in the app
         * @description All kinds, also those you never changed.
         */
        get: operations["preferences_read"];
        /**
         * Choose what you are told about
         * @description What is left out stays unchanged. Mails about payments and claims cannot be switched off.
         */
        put: operations["preferences_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from one kind of mail, with a mail's token
         * @description Also serves one-click unsubscribe in mail programs (RFC 8058), whose form body is ignored.
         */
        post: operations["preferences_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to what is yours, the oldest first
         * @description Nothing is missed: follow `Link; rel="next"`, there on an empty page too, and keep it. A key is told only of what its scopes let it read.
         */
        get: operations["publicEvents_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-log/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest events first, to look at
         * @description Programs that must not miss any follow the log itself.
         */
        get: operations["publicEvents_latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhook endpoints, the newest first
         * @description Without their secrets. At most 10.
         */
        get: operations["webhookEndpoints_list"];
        put?: never;
        /**
         * Have events sent to an address of yours
         * @description The answer holds the secret that signs them.
         */
        post: operations["webhookEndpoints_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook endpoint
         * @description With its state, and since when it fails. Without its secret.
         */
        get: operations["webhookEndpoints_read"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint and what is known of its deliveries
         * @description Nothing is sent to it any more.
         */
        delete: operations["webhookEndpoints_remove"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint, disable it or enable it
         * @description Enabling forgets what failed before. `recover` sends what was missed.
         */
        patch: operations["webhookEndpoints_change"];
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The secret that signs what is sent to an endpoint
         * @description For people, not keys. After a rotation, the newest.
         */
        get: operations["webhookEndpoints_secret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of an endpoint; the old one signs too for a while
         * @description The answer holds the new one. By default both sign for 24 hours.
         */
        post: operations["webhookEndpoints_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an example to an endpoint now
         * @description It is signed like every event, and has `"test": true` in its body. Ten a minute.
         */
        post: operations["webhookDeliveries_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is sent to an endpoint, the newest first, for 30 days
         * @description Each with its state and when the next attempt is due.
         */
        get: operations["webhookDeliveries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery, with its attempts
         * @description With the body that was signed, and the first 4 kB of each answer.
         */
        get: operations["webhookDeliveries_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more now, besides its schedule
         * @description One attempt; its schedule goes on. The body and `webhook-id` are the same.
         */
        post: operations["webhookDeliveries_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events of the last 30 days to an endpoint again
         * @description Those that have not arrived, also from before it was made or while disabled; with `onlyFailed: false` all. What waits is tried now. Each keeps its `webhook-id`.
         */
        post: operations["webhookDeliveries_recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review the other side of a delivered shipment
         * @description One review per side. It counts toward the rating if the payment reached escrow.
         */
        post: operations["reviews_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews a user received, newest first
         * @description For anybody. Without contact data.
         */
        get: operations["reviews_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/track-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a carrier has done so far
         * @description From their latest 100 paid deliveries and 30 conversations that others began. Each figure says out of how many.
         */
        get: operations["reviews_recordOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your tickets, newest first
         * @description Those you sent while signed in, with the replies.
         */
        get: operations["support_own"];
        put?: never;
        /**
         * Write to the operators
         * @description Also without an account; answers come by mail.
         */
        post: operations["support_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-tickets/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write back to the operators; the ticket is open again
         * @description Your own tickets.
         */
        post: operations["support_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a message, a person, a listing, a quote or a review to the operators
         * @description Only what you can see, and nothing of your own. Whoever is reported is not told.
         */
        post: operations["reports_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of the help pages
         * @description For anybody, as operators have worded them.
         */
        get: operations["helpTexts_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All your data as a file
         * @description A JSON file, without passwords, keys and secrets.
         */
        get: operations["accounts_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase your account
         * @description Cancels listings, withdraws pending quotes and replaces your name and contacts. Finished payments stay in the ledger.
         */
        delete: operations["accounts_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your claims and those against you, newest first
         * @description With `updatedSince`, the oldest change first.
         */
        get: operations["claims_list"];
        put?: never;
        /**
         * Open a claim on a paid shipment
         * @description A payment in escrow is frozen until the claim is closed.
         */
        post: operations["claims_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A claim, for its parties and operators
         * @description Anybody else gets 404.
         */
        get: operations["claims_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened around a claim, for its parties and operators
         * @description The quote with its changes, messages about the shipment, photos, locations, and every change of status.
         */
        get: operations["claims_evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a claim against you
         * @description Once, while it is open. It is then under review: `claim.answered`.
         */
        post: operations["claims_respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take your claim back
         * @description Until it is decided. The payment is free again: `claim.withdrawn`.
         */
        post: operations["claims_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your facts: what can be checked about you, and where each check stands
         * @description For carriers. Others see only badges.
         */
        get: operations["verifications_passport"];
        /**
         * Submit facts to be checked
         * @description A verified fact stands until its replacement is verified too. Facts you do not name stay unchanged.
         */
        put: operations["verifications_submit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/verification/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload documents to submit with a fact
         * @description Only you can open them, and operators once submitted with a fact. Unused after 24 hours, they are removed.
         */
        post: operations["verifications_addDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommended-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loads for you
         * @description At most 30, most left for you first: what fits your five next trips, else what starts near your last ten jobs, of their categories. Counts as a search.
         */
        get: operations["recommended_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/next-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loads that start near where a job of yours ends
         * @description At most 30. Where some lead towards your home base, only those.
         */
        get: operations["recommended_after"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/added-miles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What listings add to your planned trips
         * @description Of those that can be quoted on and that a road leads to; empty without a planned trip.
         */
        get: operations["recommended_addedMiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your trips
         * @description Newest first. Nobody else sees them.
         */
        get: operations["trips_own"];
        put?: never;
        /**
         * Plan a trip
         * @description Only you see it. It is over the day after your last possible arrival.
         */
        post: operations["trips_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/preview/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Loads along a trip that is not kept
         * @description As for a trip of yours, but nothing is saved.
         */
        post: operations["trips_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A trip of yours
         * @description Anybody else gets 404.
         */
        get: operations["trips_read"];
        put?: never;
        post?: never;
        /**
         * Delete a trip
         * @description The jobs on it stay yours.
         */
        delete: operations["trips_delete"];
        options?: never;
        head?: never;
        /**
         * Change a trip
         * @description What is left out stays. Not once it is over.
         */
        patch: operations["trips_change"];
        trace?: never;
    };
    "/api/trips/{id}/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loads along your trip, each with the miles it adds
         * @description Added miles are road miles over pickup and delivery instead of straight to the next place. At most 300 searches an hour.
         */
        get: operations["trips_loads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a job of yours on a trip
         * @description At most 8. What it weighs is not free any more. From another trip it is taken off.
         */
        post: operations["stops_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/jobs/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a job off a trip
         * @description The job stays yours; what it weighs is free again.
         */
        delete: operations["stops_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stops of a trip, in the order that you keep
         * @description With the miles between them and what cannot be reached in time.
         */
        get: operations["stops_read"];
        /**
         * Keep an order of stops
         * @description All of them, each pickup before its delivery.
         */
        put: operations["stops_keep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The order of stops with the fewest miles
         * @description The fewest miles, with each pickup before its delivery and never more on board than is free. Nothing is kept. What is reached too late stands in `conflicts`.
         */
        post: operations["stops_best"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a listing from your trips
         * @description Lists of shipments still show it. Its owner is not told.
         */
        post: operations["hiddenLoads_hide"];
        /**
         * Show a hidden listing again
         * @description It is found along your trips again.
         */
        delete: operations["hiddenLoads_show"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved searches
         * @description Newest first.
         */
        get: operations["savedSearches_own"];
        put?: never;
        /**
         * Save a search
         * @description Its filters are those of the list of shipments. At most 20.
         */
        post: operations["savedSearches_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved search
         * @description You are told of nothing more that it would find.
         */
        delete: operations["savedSearches_delete"];
        options?: never;
        head?: never;
        /**
         * Change a saved search
         * @description What is left out stays.
         */
        patch: operations["savedSearches_change"];
        trace?: never;
    };
    "/api/shipments/{id}/tracking-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tracking links of a shipment of yours, the newest first
         * @description Those that work, with when each was last looked at.
         */
        get: operations["trackingLinks_list"];
        put?: never;
        /**
         * Let somebody without an account follow a shipment of yours
         * @description At most 5 at a time. The link works until 30 days after the delivery, or until you end it.
         */
        post: operations["trackingLinks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/tracking-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a tracking link
         * @description Whoever has it gets 404 from now on.
         */
        delete: operations["trackingLinks_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/bill-of-lading.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bill of lading of a paid shipment, as PDF
         * @description From the pickup on, the same bytes at every call; a new version after the delivery.
         */
        get: operations["trackingLinks_bill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a tracking link shows of its shipment
         * @description 60 calls a minute from one address.
         */
        get: operations["trackingLinks_track"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/{token}/bill-of-lading.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bill of lading on which a tracking link is printed
         * @description For whoever holds the bill, to compare; other links have none.
         */
        get: operations["trackingLinks_billByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track/{token}/exact-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where exactly a shipment goes, standing there
         * @description For whoever has the link, until the shipment is over.
         */
        post: operations["trackingLinks_exactPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who drives a job of yours
         * @description `null` while you drive yourself.
         */
        get: operations["drivers_of"];
        put?: never;
        /**
         * Give a job of yours to a driver
         * @description The booked carrier, until the delivery. Whoever opens the link does the job, and is not told what it pays. The shipper sees who drives. One at a time.
         */
        post: operations["drivers_give"];
        /**
         * Take a job back from its driver
         * @description The link works no longer.
         */
        delete: operations["drivers_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The job of the driver who asks
         * @description For the session of `POST /api/auth/driver`.
         */
        get: operations["drivers_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus figures, for METRICS_TOKEN or from the same machine
         * @description The process, calls by route and status, queues, money operations, the ledger, the outbox, deadlines and mails.
         */
        get: operations["metrics_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "shipment.listed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing can be quoted */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShipmentEvent"] & {
                        /** @constant */
                        type?: "shipment.listed";
                        data?: {
                            /** @constant */
                            status?: "listed";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing can be quoted by those it is shown to first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShipmentEvent"] & {
                        /** @constant */
                        type?: "shipment.offered";
                        data?: {
                            /** @constant */
                            status?: "listed";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A listing was changed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShipmentEvent"] & {
                        /** @constant */
                        type?: "shipment.changed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A shipment was cancelled */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShipmentEvent"] & {
                        /** @constant */
                        type?: "shipment.cancelled";
                        data?: {
                            /** @constant */
                            status?: "cancelled";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A booked shipment is open for quotes again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.reopened";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.addresses_given": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A street or a contact was given after the booking */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.addresses_given";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.picked_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier picked up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.picked_up";
                        data?: {
                            /** @constant */
                            status?: "in_transit";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier delivered; the shipper has not confirmed yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.delivered";
                        data?: {
                            /** @constant */
                            status?: "delivered";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The delivery was confirmed, or the time to object has passed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.completed";
                        data?: {
                            /** @constant */
                            status?: "delivered";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.pickup_late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pickup is late */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.pickup_late";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.carrier_suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier is suspended and cannot pick up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.carrier_suspended";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.carrier_restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier can pick up again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.carrier_restored";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.facts_lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A badge of the carrier has come off before the pickup */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.facts_lapsed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.facts_renewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A badge of the carrier that had come off is back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.facts_renewed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The delivery is late */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.overdue";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.attempted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier was there, and could not load or unload */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "shipment.attempted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "question.asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A carrier asked about a listing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionEvent"] & {
                        /** @constant */
                        type?: "question.asked";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "question.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A question about a listing was answered */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuestionEvent"] & {
                        /** @constant */
                        type?: "question.answered";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A carrier sent a quote */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.submitted";
                        data?: {
                            /** @constant */
                            status?: "pending";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A quote was changed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.changed";
                        data?: {
                            /** @constant */
                            status?: "pending";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.staled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The listing changed after the quote, which has to be confirmed or changed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.staled";
                        data?: {
                            /** @constant */
                            status?: "pending";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "counter_offer.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A counter-offer was made */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CounterOfferEvent"] & {
                        /** @constant */
                        type?: "counter_offer.made";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "counter_offer.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A counter-offer was accepted, which booked the shipment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CounterOfferEvent"] & {
                        /** @constant */
                        type?: "counter_offer.accepted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "counter_offer.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A counter-offer was declined */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CounterOfferEvent"] & {
                        /** @constant */
                        type?: "counter_offer.declined";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "counter_offer.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A counter-offer was withdrawn */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CounterOfferEvent"] & {
                        /** @constant */
                        type?: "counter_offer.withdrawn";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "counter_offer.lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A counter-offer lapsed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CounterOfferEvent"] & {
                        /** @constant */
                        type?: "counter_offer.lapsed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The shipper accepted a quote */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.accepted";
                        data?: {
                            /** @constant */
                            status?: "accepted";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A quote was declined */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.declined";
                        data?: {
                            /** @constant */
                            status?: "declined";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.unaccepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The shipper took back an acceptance that was not paid yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.unaccepted";
                        data?: {
                            /** @constant */
                            status?: "declined";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The day until which a quote was good has passed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.expired";
                        data?: {
                            /** @constant */
                            status?: "declined";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A carrier withdrew a quote */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.withdrawn";
                        data?: {
                            /** @constant */
                            status?: "declined";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.pickup_day_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pickup day was set */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "quote.pickup_day_set";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment did not go through */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.failed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.escrowed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment is in escrow */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.escrowed";
                        data?: {
                            /** @constant */
                            status?: "in_escrow";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment was released to the carrier */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.released";
                        data?: {
                            /** @constant */
                            status?: "released";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.payout_late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payout could not be sent yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.payout_late";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money goes back to the shipper */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.refunded";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.sent_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card payment that was not due goes back in full */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.sent_back";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cardholder disputes the charge */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.disputed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dispute_won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The dispute was won */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.dispute_won";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dispute_lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The dispute was lost */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentEvent"] & {
                        /** @constant */
                        type?: "payment.dispute_lost";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message was sent */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessageConversationEvent"] & {
                        /** @constant */
                        type?: "message.sent";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "location.reported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier reported where the shipment is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LocationEvent"] & {
                        /** @constant */
                        type?: "location.reported";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A claim was opened */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClaimEvent"] & {
                        /** @constant */
                        type?: "claim.opened";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The other side answered a claim */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClaimEvent"] & {
                        /** @constant */
                        type?: "claim.answered";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A claim was decided */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClaimEvent"] & {
                        /** @constant */
                        type?: "claim.decided";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A claim was withdrawn */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClaimEvent"] & {
                        /** @constant */
                        type?: "claim.withdrawn";
                        data?: {
                            /** @constant */
                            status?: "withdrawn";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.proposed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A change of what is agreed was proposed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.proposed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proposed change waits for the extra to be paid */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.accepted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is agreed has changed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.done";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.undone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank gave back what was paid for a change */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.undone";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proposed change was declined */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.declined";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proposed change was withdrawn */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.withdrawn";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proposed change lapsed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderEvent"] & {
                        /** @constant */
                        type?: "change_order.lapsed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "change_order.refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The carrier asked for more after the pickup, and was refused */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuoteEvent"] & {
                        /** @constant */
                        type?: "change_order.refused";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.posted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A review was posted */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReviewEvent"] & {
                        /** @constant */
                        type?: "review.posted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fact about the carrier was verified */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VerificationUserEvent"] & {
                        /** @constant */
                        type?: "verification.approved";
                        data?: {
                            /** @constant */
                            status?: "verified";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fact about the carrier was rejected */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VerificationUserEvent"] & {
                        /** @constant */
                        type?: "verification.rejected";
                        data?: {
                            /** @constant */
                            status?: "rejected";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fact about the carrier has expired */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VerificationUserEvent"] & {
                        /** @constant */
                        type?: "verification.expired";
                        data?: {
                            /** @constant */
                            status?: "expired";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another webhook endpoint was disabled */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEndpointEvent"] & {
                        /** @constant */
                        type?: "webhook_endpoint.disabled";
                        data?: {
                            /** @constant */
                            status?: "disabled";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.checked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The file of an import was read and checked, or cannot be read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportEvent"] & {
                        /** @constant */
                        type?: "import.checked";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An import is finished */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportEvent"] & {
                        /** @constant */
                        type?: "import.finished";
                        data?: {
                            /** @constant */
                            status?: "finished";
                        };
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        HealthAnswer: {
            /** @example ok */
            status: string;
        };
        ProblemAnswer: {
            /**
             * Format: uri-reference
             * @description A page that says what the code means and what to do.
             * @example /errors/already_booked
             */
            type: string;
            /** @example Conflict */
            title: string;
            /** @example 409 */
            status: number;
            /** @example Another quote was just accepted. */
            detail: string;
            /** @example already_booked */
            code: string;
            errors?: {
                path: string;
                /** @example I can load on Tuesday. */
                message: string;
                /**
                 * @description For a place: what may have been meant, most likely first.
                 * @example [
                 *       "Houston, TX"
                 *     ]
                 */
                suggestions?: string[];
            }[];
            /** @description Of `scope_missing`: the scopes of which the key needs one. */
            requiredScope?: components["schemas"]["Scope"][];
            /** @description Of `quote_changed`: what you took to be so. */
            expected?: {
                [key: string]: unknown;
            };
            /** @description What is so now: of `quote_changed` the same fields, of `external_ref_taken` and `import_repeated` the `id`. */
            current?: {
                [key: string]: unknown;
            };
            /** @description Of `facts_missing` and `not_for_you`: what is asked for. */
            missing?: string[];
            /** @description Names this answer in the logs. */
            instance?: string;
        };
        ProtectionPlanAnswer: {
            id: string;
            /** @example Plus */
            label: string;
            /**
             * @description Percent of the quote.
             * @example 1.5
             */
            percent: number;
            /** @description The least the plan costs. */
            minimum: number;
            /**
             * @description The most the guarantee pays.
             * @example 100000
             */
            limit: number;
        };
        FactsByCategoryAnswer: {
            vehicles: components["schemas"]["Fact"][];
            household_items: components["schemas"]["Fact"][];
            heavy_equipment: components["schemas"]["Fact"][];
            freight: components["schemas"]["Fact"][];
            animals: components["schemas"]["Fact"][];
            other: components["schemas"]["Fact"][];
        };
        KindAnswer: {
            /**
             * @description As written in `subcategory`.
             * @example boat
             */
            id: string;
            /**
             * @description For a sentence, after "Priced as".
             * @example a boat
             */
            phrase: string;
        };
        CategoryAnswer: {
            id: components["schemas"]["Category"];
            /** @example Vehicles & Boats */
            label: string;
            /** @description The kinds that titles can be recognized as. */
            kinds: components["schemas"]["KindAnswer"][];
        };
        TilesAnswer: {
            /** @example https://tiles.example.com/{z}/{x}/{y}.png */
            source: string;
            /** @example Example Maps */
            credit: string;
        };
        ConfigAnswer: components["schemas"]["TermsAnswer"] & {
            paymentProvider: string;
            /** @description null with the card sandbox. */
            stripePublishableKey: string | null;
            /**
             * Format: uri-reference
             * @description Where test keys work.
             */
            sandboxUrl: string | null;
            /** @example USD */
            currency: string;
            /**
             * @description Of what was taken.
             * @example 24
             */
            bookNowPaymentHours: number;
            /** @description Whether the demo accounts exist here. */
            demo: boolean;
            /** @description What a carrier must have had checked before a quote of theirs can be accepted, by category. */
            factsToBeAccepted: components["schemas"]["FactsByCategoryAnswer"];
            categories: components["schemas"]["CategoryAnswer"][];
            supportPhone: string;
            /** @description What maps are drawn with; null: nothing from outside. */
            tiles: components["schemas"]["TilesAnswer"] | null;
            /**
             * @description The operator's message to everybody.
             * @example Support is closed on Thanksgiving Day.
             */
            announcement: string | null;
            /**
             * @description By how much the sandbox's clock was moved ahead; 0 where there is none.
             * @example 0
             */
            clockAheadSeconds: number;
            /**
             * @description Within which three in four recent listings had a quote; null while too few tell.
             * @example 6
             */
            firstQuoteHours: number | null;
        };
        UploadAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uri-reference
             * @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10
             */
            url: string;
        };
        LaneAnswer: {
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
        };
        DriverOfAnswer: {
            /** @example Sam */
            name: string;
            /**
             * Format: uuid
             * @description The job.
             */
            shipmentId: string;
        };
        UserAnswer: components["schemas"]["UserAnswerFields"] & {
            /** Format: email */
            email: string;
            /** @example Reyes */
            lastName: string | null;
            /** Format: uri-reference */
            profileImageUrl: string | null;
            isAdmin: boolean;
            /**
             * @description Mean of the reviews received, 1 to 5.
             * @example 4.9
             */
            rating: number | null;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example Boats and trailers, twelve years on the road. */
            bio: string | null;
            /** @description Kinds of contact data in the first name hidden from others: phone, email, link. */
            masked: string[];
            /** @description Answers kept ready for messages. */
            quickReplies: string[];
            /**
             * @description Who at Haulway a business can call.
             * @example Ana Ruiz, (512) 555-0190
             */
            supportContact: string | null;
            emailVerified: boolean;
            /** @description Replaces `email` once the link that was sent there is opened. */
            pendingEmail: string | null;
            /** Format: date-time */
            suspendedAt: string | null;
            /** @description Only for a driver of theirs, whose session is for this job alone. */
            driver?: components["schemas"]["DriverOfAnswer"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ProfileChanges: {
            /** @example Dana */
            firstName?: string | null;
            /** @example Reyes */
            lastName?: string | null;
            /** @example (512) 555-0142 */
            phone?: string | null;
            /** @example Boats and trailers, twelve years on the road. */
            bio?: string | null;
            /** @example https://example.com/dana.jpg */
            profileImageUrl?: string | null;
            /** @description Answers kept ready for messages; only you see them. */
            quickReplies?: string[];
            /**
             * @description Everybody reads it; no contact details.
             * @example Two trucks, twelve years on the road.
             */
            about?: string | null;
            /**
             * @description Everybody reads it: a city and state.
             * @example Austin, TX
             */
            homeBase?: string | null;
            /**
             * @example [
             *       {
             *         "from": "Austin, TX",
             *         "to": "Denver, CO"
             *       }
             *     ]
             */
            lanes?: components["schemas"]["LaneAnswer"][];
            takes?: components["schemas"]["CategoryGiven"][];
            /**
             * @example [
             *       "/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10"
             *     ]
             */
            truckPhotos?: components["schemas"]["UploadPath"][] | null;
            /** @description true: carrier, false: shipper. */
            isCarrier?: boolean;
        };
        BlockedAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Dana */
            firstName: string | null;
            /** @example R. */
            lastInitial: string | null;
            /** Format: date-time */
            blockedAt: string;
        };
        BadgeAnswer: {
            fact: components["schemas"]["Fact"];
            /** Format: date */
            verifiedOn: string;
            /**
             * @description What an insurance pays at most.
             * @example 100000
             */
            limit: number | null;
        };
        ShareAnswer: {
            count: number;
            of: number;
        };
        PublicUserAnswer: components["schemas"]["UserAnswerFields"] & {
            /** @example R. */
            lastInitial: string | null;
            /**
             * Format: uri-reference
             * @description Their picture, if they sent us one.
             */
            portrait: string | null;
            /** @example 4.9 */
            rating: number | null;
            badges: components["schemas"]["BadgeAnswer"][];
            completedJobs: number;
            /** @description Pickups at which it was as they said. */
            itemsAsDescribed: components["schemas"]["ShareAnswer"];
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
            /** @description How many of the miles are by sea, where no road leads. */
            seaMiles?: number;
            /** @example No road leads to Oahu: 2,560 of these miles are by sea. */
            note?: string;
            from: components["schemas"]["EndAnswer"];
            to: components["schemas"]["EndAnswer"];
        };
        AccessAnswer: {
            place: string | null;
            /** @description Steps between the item and the truck. */
            stairs: number | null;
            /** @description Whether there is an elevator. */
            lift: boolean | null;
            /** @example The gate is 10 ft wide. */
            note: string | null;
        };
        AddressAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @description null for one that was kept from a listing.
             * @example Workshop
             */
            label: string | null;
            /** @example 200 Congress Ave, Austin, TX 78701 */
            address: string;
            access: components["schemas"]["AccessAnswer"] | null;
            /**
             * Format: date-time
             * @description When it was last kept, or in a listing.
             */
            usedAt: string;
        };
        NewAddress: {
            /** @example Workshop */
            label?: string | null;
            /**
             * @description With a city and state, or a ZIP code.
             * @example 200 Congress Ave, Austin, TX 78701
             */
            address: string;
            /** @description How a carrier gets at an item there. */
            access?: components["schemas"]["AccessOrNull"];
        };
        WidgetAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @description Stands on the page. It is no secret.
             * @example hwp_3kT9vQ0mXr7LwB2nYc8sHd4J
             */
            key: string;
            /** @example Boats page */
            name: string;
            /**
             * @example [
             *       "https://www.dealer.example"
             *     ]
             */
            allowedOrigins: string[];
            /** @description What is priced there; null: the visitor chooses. */
            category: components["schemas"]["CategoryOrNull"];
            /**
             * @description Where it is picked up; null: the visitor says.
             * @example Austin, TX
             */
            from: string | null;
            enabled: boolean;
            /** @description How often a price was asked for there. */
            estimates: number;
            /** @description How many shipments were listed from there. */
            listings: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NewWidget: {
            /**
             * @description What you know it by.
             * @example Boats page
             */
            name: string;
            /**
             * @description The sites that may show it: https, without a path. http only for localhost.
             * @example [
             *       "https://www.dealer.example"
             *     ]
             */
            allowedOrigins: string[];
            /** @description What is priced there; null: the visitor chooses. */
            category?: components["schemas"]["CategoryGivenOrNull"];
            /**
             * @description Where it is picked up; null: the visitor says.
             * @example Austin, TX
             */
            from?: string | null;
        };
        WidgetChanges: {
            /** @example Boats page */
            name?: string;
            /**
             * @description The sites that may show it: https, without a path. http only for localhost.
             * @example [
             *       "https://www.dealer.example"
             *     ]
             */
            allowedOrigins?: string[];
            /** @description What is priced there; null: the visitor chooses. */
            category?: components["schemas"]["CategoryGivenOrNull"];
            /**
             * @description Where it is picked up; null: the visitor says.
             * @example Austin, TX
             */
            from?: string | null;
            /**
             * @description false: it shows nothing any more.
             * @example true
             */
            enabled?: boolean;
        };
        PrefillAnswer: {
            category: components["schemas"]["Category"];
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            /**
             * @description lbs
             * @example 2400
             */
            weight: number | null;
        };
        SignedInAnswer: {
            /**
             * @description Bearer token, good as long as the session. Pages of this server get one for 15 minutes, and a cookie to renew it.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
            user: components["schemas"]["UserAnswer"];
        };
        NewAccount: {
            /** Format: email */
            email: string;
            /**
             * @description Not a common one, your email or your name.
             * @example a long walk to Denver
             */
            password: string;
            /** @example Dana */
            firstName?: string | null;
            /** @example Reyes */
            lastName?: string | null;
            /** @description true for a carrier; omit for a shipper. */
            isCarrier?: boolean;
        };
        Credentials: {
            /** Format: email */
            email: string;
            /** @example a long walk to Denver */
            password: string;
        };
        DriverToken: {
            /**
             * @description From the driver's link: what follows `#`.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
        };
        RenewedAnswer: {
            /**
             * @description Bearer token, good for 15 minutes.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
        };
        SessionAnswer: {
            /** Format: uuid */
            sid: string;
            userAgent: string | null;
            /** @description The IP address without its last part. */
            ip: string | null;
            /** @description The session of this call. */
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
        PasswordLinkAnswer: {
            /** @description Not if it was used, is too old, or never was one. */
            works: boolean;
        };
        PasswordLink: {
            /**
             * @description From the mailed link.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
        };
        PasswordReset: {
            /**
             * @description From the mailed link.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
            /**
             * @description Not a common one, your email or your name.
             * @example a long walk to Denver
             */
            password: string;
        };
        EmailVerification: {
            /**
             * @description From the mailed link.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
        };
        EmailChange: {
            /** Format: email */
            email: string;
            /** @example a long walk to Denver */
            password: string;
        };
        PasswordChange: {
            /** @example a long walk to Denver */
            currentPassword: string;
            /**
             * @description Not a common one, your email or your name.
             * @example a long walk to Denver
             */
            password: string;
        };
        ApiKeyAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Stock system */
            name: string;
            /** @description `test`: this Haulway has the card sandbox, and nobody is charged. */
            environment: string;
            /**
             * @description The first four characters after `hwk_live_`.
             * @example x7Vd
             */
            start: string;
            /**
             * @description Its last four characters.
             * @example T2uB
             */
            last4: string;
            scopes: components["schemas"]["Scope"][];
            /** @description null: from anywhere. */
            allowedNetworks: string[] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string | null;
            /** @description Where it was last used from, without its last part. */
            lastUsedIp: string | null;
            /**
             * Format: date-time
             * @description When it was ended; it shows for 90 days more.
             */
            revokedAt: string | null;
            /** @description Why it was ended. */
            revokedReason: string | null;
            /**
             * Format: uuid
             * @description The key that it replaces.
             */
            replacesId: string | null;
        };
        CurrentApiKeyAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Stock system */
            name: string;
            environment: string;
            scopes: components["schemas"]["Scope"][];
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: uuid
             * @description Whom it acts for.
             */
            userId: string;
        };
        NewApiKeyAnswer: components["schemas"]["ApiKeyAnswer"] & {
            /**
             * @description The key itself. It is shown this once and stored nowhere.
             * @example hwk_live_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uB
             */
            key: string;
        };
        NewApiKey: {
            /**
             * @description What you know it by.
             * @example Stock system
             */
            name: string;
            /**
             * @description What a program may do with it.
             * @example [
             *       "shipments:read",
             *       "shipments:write",
             *       "quotes:read"
             *     ]
             */
            scopes: components["schemas"]["ScopeGiven"][];
            /**
             * @description Days until it expires; left out: 365.
             * @example 365
             */
            expiresInDays?: number;
            /**
             * @description Addresses or networks that it may be used from; null: from anywhere.
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            allowedNetworks?: string[] | null;
            /**
             * @description Your password.
             * @example a long walk to Denver
             */
            password: string;
        };
        ApiKeyChanges: {
            /**
             * @description What you know it by.
             * @example Stock system
             */
            name?: string;
            /**
             * @description What a program may do with it.
             * @example [
             *       "shipments:read",
             *       "shipments:write",
             *       "quotes:read"
             *     ]
             */
            scopes?: components["schemas"]["ScopeGiven"][];
            /**
             * @description Addresses or networks that it may be used from; null: from anywhere.
             * @example [
             *       "203.0.113.0/24"
             *     ]
             */
            allowedNetworks?: string[] | null;
        };
        ApiKeyRotation: {
            /**
             * @description Hours for which the old one works beside the new one; left out: 24.
             * @example 24
             */
            overlapHours?: number;
            /**
             * @description Your password.
             * @example a long walk to Denver
             */
            password: string;
        };
        BulkResult: {
            /** @description Of the row, from 0. */
            index: number;
            /**
             * @description Of the row; null where it has none.
             * @example STK-4711
             */
            externalRef: string | null;
            /** @description `existing`: the same row was already sent before. */
            outcome: string;
            /**
             * Format: uuid
             * @description null where it is refused, or would be created.
             */
            shipmentId: string | null;
            /** @description Why it is refused. */
            problem?: components["schemas"]["ProblemAnswer"];
            /** @description Of `too_many_requests`: seconds until the row can be sent again. */
            retryAfter?: number;
        };
        BulkAnswer: {
            created: number;
            existing: number;
            refused: number;
            results: components["schemas"]["BulkResult"][];
        };
        ItemGiven: {
            /**
             * Format: uuid
             * @description In a change: which of its items it is; left out, a new one.
             */
            id?: string | null;
            /** @example Dining chair */
            title: string;
            /** @description Left out: 1. */
            quantity?: number | null;
            /**
             * @description Of each.
             * @example 2400
             */
            weight?: number | null;
            /**
             * @description Of each.
             * @example 18 x 7 x 6
             */
            dimensions?: string | null;
            /**
             * @description Of each.
             * @example 12000
             */
            declaredValue?: number | null;
            /** @example Loaded without a scratch. */
            note?: string | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
        };
        NewShipment: components["schemas"]["ShipmentFields"] & {
            /** @example Harbor 21 boat on its trailer */
            title: string;
            /**
             * Format: uuid
             * @description The estimate of a widget that it is listed from.
             */
            prefillId?: string | null;
            /** @description Required unless it is a draft. */
            category?: ("vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other") | null;
            /**
             * @description Required unless it is a draft.
             * @example A 22 ft boat, ready to go.
             */
            description?: string | null;
            /**
             * @description Required unless it is a draft.
             * @example Austin, TX
             */
            pickupLocation?: string | null;
            /**
             * @description Required unless it is a draft.
             * @example Denver, CO
             */
            deliveryLocation?: string | null;
            /**
             * @description Left out: listed.
             * @enum {string}
             */
            status?: "draft" | "listed";
            /**
             * @description Ignored: the owner is always the caller.
             * @example 1
             */
            userId?: string | null;
        };
        BulkShipments: {
            /**
             * @description Each with an `externalRef`.
             * @example [
             *       {
             *         "externalRef": "STK-4711",
             *         "title": "Sailing boat, 22 ft, on its trailer",
             *         "category": "vehicles",
             *         "description": "Ready to go, with tires of this year.",
             *         "pickupLocation": "Austin, TX",
             *         "deliveryLocation": "Denver, CO"
             *       }
             *     ]
             */
            rows: components["schemas"]["NewShipment"][];
            /** @description true: nothing is created, and the answer says what would be. */
            dryRun?: boolean;
        };
        PersonAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Dana */
            firstName: string | null;
            /** @example R. */
            lastInitial: string | null;
        };
        HoursOfDay: {
            /** @example 08:00 */
            from: string;
            /**
             * @description Later than `from`.
             * @example 12:00
             */
            to: string;
        };
        ItemAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Sailing boat, 22 ft */
            title: string;
            quantity: number;
            /**
             * @description Of each, as all that follows.
             * @example 2400
             */
            weight: number | null;
            dimensions: string | null;
            /** @example 12000 */
            declaredValue: number | null;
            /** @example Loaded without a scratch. */
            note: string | null;
            photos: string[];
            masked: string[];
        };
        PointAnswer: {
            latitude: number;
            longitude: number;
        };
        TypicalAnswer: {
            low: number;
            usual: number;
            high: number;
        };
        EndContactAnswer: {
            /**
             * @description A contact that was given as one text is all in here.
             * @example Dana Reyes
             */
            name: string | null;
            /** @example (512) 555-0142 */
            phone: string | null;
        };
        OtherSideAnswer: {
            /** @example Dale R. */
            name: string;
            /** @example (512) 555-0142 */
            phone: string | null;
        };
        AgreedAnswer: {
            /**
             * @description The price.
             * @example 1240
             */
            amount: number;
            /** @description What its carrier gets of it; null for the owner. */
            payout: number | null;
            /**
             * Format: date
             * @description The day of the pickup, or the first of several.
             */
            pickupDate: string | null;
            /**
             * Format: date
             * @description The last of several days.
             */
            pickupUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
        };
        FenceAnswer: {
            latitude: number;
            longitude: number;
            end: string;
            /** @example 932 */
            miles: number;
        };
        ActAnswer: {
            /** Format: uuid */
            actId: string;
            /**
             * Format: date-time
             * @description As far as the phone can be believed.
             */
            happenedAt: string;
            /** Format: date-time */
            receivedAt: string;
            /** @description Who measured it. */
            basis: string;
            /** @description Whether it was at the place, as the phone says. */
            fence: string;
            /** @description Of a delivery: `borne_out` if a delay ends when it happened, else why not. */
            delayBasis?: string;
        };
        NextStepAnswer: {
            /** @description Who has to do it. */
            who: string;
            /** @description What has to be done. */
            what: string;
            /**
             * Format: date-time
             * @description When it falls due.
             */
            until: string | null;
            /** @description What happens automatically if it is not done by then. */
            otherwise: string | null;
        };
        ShipmentAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            owner: components["schemas"]["PersonAnswer"];
            /** @example Sailing boat, 22 ft */
            title: string;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            category: components["schemas"]["CategoryOrNull"];
            /**
             * @description The kind of item: as given, else inferred from the title.
             * @example boat
             */
            subcategory: string | null;
            /** @description Kinds of contact data in its texts that only the parties see: phone, email, link. */
            masked: string[];
            /**
             * @description Empty in a draft without one.
             * @example Austin, TX
             */
            pickupLocation: string;
            /**
             * @description Empty in a draft without one.
             * @example Denver, CO
             */
            deliveryLocation: string;
            /** Format: date */
            pickupDate: string | null;
            /** Format: date */
            pickupUntil: string | null;
            pickupHours: components["schemas"]["HoursOfDay"] | null;
            /** Format: date */
            deliveryFrom: string | null;
            /** Format: date */
            deliveryDate: string | null;
            deliveryHours: components["schemas"]["HoursOfDay"] | null;
            /**
             * @description lbs
             * @example 2400
             */
            weight: number | null;
            /** @description L x W x H in ft */
            dimensions: string | null;
            /** @description 0: it is one thing. */
            itemCount: number;
            /** @description Left out in lists. */
            items?: components["schemas"]["ItemAnswer"][];
            /** @description The first one is the cover. */
            photos: string[];
            /** @description What stands under each photo; empty where nothing does. */
            photoCaptions: string[];
            status: string;
            /** @example 1500 */
            budget: number | null;
            bookNowPrice: number | null;
            bookNowFor: string | null;
            /** @example 12000 */
            declaredValue: number | null;
            /**
             * Format: date-time
             * @description Until then only a few carriers see it.
             */
            onlyUntil: string | null;
            /**
             * Format: uri-reference
             * @description A public page with title, first photo and places; null while there is none.
             * @example /s/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11
             */
            sharePath: string | null;
            /** @description About where it is picked up. */
            pickupPoint: components["schemas"]["PointAnswer"] | null;
            /** @description About where it is delivered. */
            deliveryPoint: components["schemas"]["PointAnswer"] | null;
            /** @description What the usual service typically costs; null until the estimates are made. */
            typical: components["schemas"]["TypicalAnswer"] | null;
            /**
             * @description Road miles.
             * @example 932
             */
            distanceMiles: number;
            quoteCount: number;
            cancelReason: string | null;
            pickupAccess: components["schemas"]["AccessAnswer"] | null;
            deliveryAccess: components["schemas"]["AccessAnswer"] | null;
            /** @description Of a vehicle or machine: does it drive by itself? */
            runs: boolean | null;
            /**
             * @description For owner, operators, and the carrier from escrow until claims close.
             * @example 200 Congress Ave, Austin, TX 78701
             */
            pickupAddress: string | null;
            /**
             * @description For owner, operators, and the carrier from escrow until claims close.
             * @example 1701 Wynkoop St, Denver, CO 80202
             */
            deliveryAddress: string | null;
            /** @description For owner, operators, and the carrier from escrow until claims close. */
            pickupContact: components["schemas"]["EndContactAnswer"] | null;
            /** @description For owner, operators, and the carrier from escrow until claims close. */
            deliveryContact: components["schemas"]["EndContactAnswer"] | null;
            /** @description The other side, for the two of a job from escrow until claims close; else null. Left out in lists. */
            contact?: components["schemas"]["OtherSideAnswer"] | null;
            /**
             * @description The platform fee agreed for its owner, if lower than the usual one. Left out in lists.
             * @example 3.5
             */
            platformFeePercent?: number | null;
            /**
             * @description What your own system calls it; null for others. Left out in open lists.
             * @example STK-4711
             */
            externalRef?: string | null;
            /**
             * @description Your own notes; null for others.
             * @example {
             *       "branch": "Austin"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Carriers who see it before all others, for its owner. */
            onlyFor?: string[] | null;
            /** @description Kept to make listings from; in your lists. */
            template?: boolean;
            /**
             * Format: uuid
             * @description What listed it again, for its owner.
             */
            recurrenceId?: string | null;
            /** @description In the list of your jobs (`carrier=me`): the amount of your quote. */
            agreedAmount?: number;
            /** @description In lists of your own (`owner=me`, `carrier=me`): what is agreed once a quote is accepted, else null. */
            agreed?: components["schemas"]["AgreedAnswer"] | null;
            /**
             * @description For the owner, signed in, until the delivery is confirmed, which it does once given to the carrier. Left out in lists.
             * @example 402913
             */
            releaseCode?: string | null;
            /** @description For the carrier of a paid job: who is so near an end has arrived. Left out in lists. */
            fences?: components["schemas"]["FenceAnswer"][] | null;
            /** @description Answers the act that was sent. */
            act?: components["schemas"]["ActAnswer"];
            /** @description Of a delivery with an act or a code. */
            codeResult?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        ShipmentChanges: components["schemas"]["ShipmentFields"] & {
            /** @example Sailing boat, 22 ft */
            title?: string;
            category?: components["schemas"]["CategoryGiven"];
            /** @example A 22 ft boat, ready to go. */
            description?: string;
            /** @example Austin, TX */
            pickupLocation?: string;
            /** @example Denver, CO */
            deliveryLocation?: string;
        };
        CopyAs: {
            template?: boolean;
        };
        TimelineEventAnswer: {
            /** Format: date-time */
            at: string;
            /**
             * @description What was done.
             * @example accept
             */
            event: string;
            /** @example quoted */
            from: string | null;
            /** @example booked */
            to: string;
            subject: string;
            /** Format: uuid */
            subjectId: string;
            /** @description Amounts and reasons, for the parties. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        DeadlineAnswer: {
            kind: string;
            /** Format: date-time */
            dueAt: string;
            /** @description Who can act before then. */
            who: string;
            /** @description What happens if nobody acts. */
            then: string;
            /**
             * Format: uuid
             * @description The quote or claim it is about.
             */
            subjectId: string;
        };
        TimelineAnswer: {
            events: components["schemas"]["TimelineEventAnswer"][];
            deadlines: components["schemas"]["DeadlineAnswer"][];
        };
        SharedShipmentAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @description Without contact data.
             * @example Sailing boat, 22 ft
             */
            title: string;
            category: components["schemas"]["CategoryOrNull"];
            /** @example Austin, TX */
            pickupLocation: string;
            /** @example Denver, CO */
            deliveryLocation: string;
            /**
             * @description Road miles.
             * @example 932
             */
            distanceMiles: number;
            /**
             * Format: uri-reference
             * @description The first photo, as long as the link works.
             */
            photo: string | null;
        };
        ImportAnswer: {
            /** Format: uuid */
            id: string;
            /** @description `reading`: it is read and checked. `checked`: it waits for `start`. `failed`: the file is not read. */
            state: string;
            /** @description Why the file could not be read. */
            failure: string | null;
            /**
             * @description The names of its columns, from its first line.
             * @example [
             *       "Stock no",
             *       "Item"
             *     ]
             */
            columns: string[];
            /**
             * @description Which field of a shipment a column is; columns that are left out are not used.
             * @example {
             *       "Stock no": "externalRef",
             *       "Item": "title"
             *     }
             */
            mapping: {
                [key: string]: unknown;
            };
            encoding: string | null;
            separator: string | null;
            /** @description How many rows it has. */
            rows: number;
            /** @description Rows that will be listed. */
            ready: number;
            /** @description Rows that cannot be listed as they are. */
            wrong: number;
            created: number;
            /** @description Rows that were listed before. */
            existing: number;
            refused: number;
            /**
             * Format: date-time
             * @description Until when it waits, as the limit of an hour is reached.
             */
            pausedUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        ImportErrorAnswer: {
            /**
             * @description null: it is about the row.
             * @example Item
             */
            column: string | null;
            /** @example Enter a title */
            message: string;
        };
        ImportRowAnswer: {
            row: number;
            /** @description As they stand in the file, in the order of the columns. */
            cells: string[];
            outcome: string;
            /** Format: uuid */
            shipmentId: string | null;
            errors: components["schemas"]["ImportErrorAnswer"][];
        };
        ImportStart: {
            /** @description true: also if an import has listed them before. */
            again?: boolean;
        };
        QuoteCarrierAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Dana */
            firstName: string | null;
            /** @example R. */
            lastInitial: string | null;
            /** @description Their portrait, if it is one of our uploads. */
            portrait: string | null;
            /**
             * Format: uri-reference
             * @description The first photo of their truck.
             */
            truckPhoto: string | null;
            /** @example 4.9 */
            rating: number | null;
            /** @example 38 */
            reviewCount: number;
            completedJobs: number;
            /** @description What operators have checked about the carrier. */
            badges: components["schemas"]["BadgeAnswer"][];
        };
        EarlierTermsAnswer: {
            /** @example 1240 */
            amount: number;
            /** Format: date */
            estimatedPickupDate: string | null;
            /** Format: date */
            estimatedPickupUntil?: string | null;
            /** Format: date */
            estimatedDeliveryDate: string | null;
            waitingPrice?: number | null;
            freeWaitingMinutes?: number;
            /** Format: date-time */
            changedAt: string;
        };
        TermsAnswer: {
            /**
             * @description Of the quote, taken from the payout.
             * @example 5
             */
            platformFeePercent: number;
            /**
             * @description From acceptance until it ends unpaid.
             * @example 48
             */
            paymentWindowHours: number;
            /**
             * @description From delivery until the payment is released automatically.
             * @example 72
             */
            autoReleaseHours: number;
            /**
             * @description From delivery until damage can no longer be claimed.
             * @example 48
             */
            claimWindowHours: number;
            /**
             * @description Of the quote, to the carrier, for a late cancellation.
             * @example 10
             */
            lateCancelPercent: number;
            /**
             * @description After paying, the shipper can cancel for free until this long before the agreed pickup day begins.
             * @example 24
             */
            freeCancelHours: number;
            /**
             * @description From the end of the agreed pickup day until a job nobody picked up is refunded in full.
             * @example 72
             */
            noShowHours: number;
            /**
             * @description Of the quote, back to the shipper, for each day of delay.
             * @example 5
             */
            delayPercentPerDay: number;
            /**
             * @description The most that is paid back for delay.
             * @example 25
             */
            delayMaxPercent: number;
            protectionPlans: components["schemas"]["ProtectionPlanAnswer"][];
        };
        PickupDaysAnswer: {
            /** Format: date */
            first: string;
            /** Format: date */
            last: string;
        };
        QuoteAnswer: components["schemas"]["QuoteAnswerFields"] & {
            shipmentTitle: string;
            /** Format: uuid */
            carrierId: string;
            carrier: components["schemas"]["QuoteCarrierAnswer"];
            /** @example 1240 */
            amount: number;
            /**
             * Format: date
             * @description The last day, if the pickup is a window.
             */
            estimatedPickupUntil: string | null;
            /**
             * Format: date
             * @description Which of the agreed days the pickup is on, once the carrier has set it.
             */
            pickupDay: string | null;
            /** @description The hours on that day. */
            pickupDayHours: components["schemas"]["HoursOfDay"] | null;
            /**
             * @description What your own system calls it; null for others.
             * @example Q-4711
             */
            externalRef?: string | null;
            /**
             * @description Your own notes; null for others.
             * @example {
             *       "branch": "Austin"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Its days are outside those the listing asks for. */
            outsideWindow: boolean;
            /** @description Asked for an hour of waiting at either end beyond the free minutes; no clock takes it. */
            waitingPrice: number | null;
            freeWaitingMinutes: number;
            /** @example I can load on Tuesday. */
            message: string | null;
            /** @description Contact data hidden from the owner until a payment between the two is in escrow: phone, email, link. */
            masked: string[];
            /** @description What the reader is warned about; `payment`: it asks for money outside Haulway. */
            warnings: string[];
            /** @description Only for the owner. */
            stripePaymentIntentId: string | null;
            /** @description The listing changed after it was made; its carrier has to confirm it. */
            stale: boolean;
            /** @description How many were made on it. */
            counterOffers: number;
            /** Format: date-time */
            validUntil: string | null;
            declineReason: string | null;
            history: components["schemas"]["EarlierTermsAnswer"][];
            /** @description The terms in force at acceptance, fixed for this deal; null before. */
            agreed: components["schemas"]["TermsAnswer"] | null;
            /** @description Until the pickup: what had been checked of the carrier at acceptance and is no longer. The owner may `unaccept` then, also after paying. */
            lapsedFacts: components["schemas"]["Fact"][];
            /**
             * Format: date-time
             * @description If its carrier took the listing at its price.
             */
            takenAt: string | null;
            /** Format: date-time */
            paymentDueAt: string | null;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            paymentReleasedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
            /** @description Only while you can set the pickup day: the first and the last that you can set. */
            pickupDays?: components["schemas"]["PickupDaysAnswer"];
        };
        NewQuote: components["schemas"]["QuoteFields"] & {
            /** Format: uuid */
            shipmentId: string;
            /**
             * @description All-inclusive price, in dollars.
             * @example 1240
             */
            amount: number;
            /**
             * Format: date
             * @description The pickup day, at the pickup place; with `estimatedPickupUntil`, the first day.
             */
            estimatedPickupDate?: string | null;
            /**
             * Format: date
             * @description The last pickup day, at most 5 days after the first.
             */
            estimatedPickupUntil?: string | null;
            /**
             * Format: date
             * @description The promised delivery day; each day of delay is refunded.
             */
            estimatedDeliveryDate?: string | null;
            /** @description An hour of waiting at either end; no clock takes it. */
            waitingPrice?: number | null;
            /** @description Minutes of it that are free at each end. Left out: 60. */
            freeWaitingMinutes?: number;
            /**
             * Format: date-time
             * @description The quote cannot be accepted after this.
             */
            validUntil?: string | null;
        };
        QuoteChanges: components["schemas"]["QuoteFields"] & {
            /** @example 1240 */
            amount?: number;
            /** Format: date */
            estimatedPickupDate?: string | null;
            /** Format: date */
            estimatedPickupUntil?: string | null;
            /** Format: date */
            estimatedDeliveryDate?: string | null;
            waitingPrice?: number | null;
            freeWaitingMinutes?: number;
            /** Format: date-time */
            validUntil?: string | null;
        };
        Reason: {
            /** @example Plans changed. */
            reason?: string | null;
        };
        CounterOfferAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: uuid */
            quoteId: string;
            /** @description Who made it. */
            side: string;
            /** @description Of 3 a side. */
            round: number;
            /** @example 1240 */
            amount: number;
            /** Format: date */
            pickupDate: string | null;
            /** Format: date */
            pickupUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @example I can load on Tuesday. */
            message: string | null;
            warnings: string[];
            status: string;
            declineReason: string | null;
            /**
             * Format: date-time
             * @description Until then, the other side books by accepting it.
             */
            validUntil: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        NewCounterOffer: {
            /** @example 1240 */
            amount: number;
            /** Format: date */
            pickupDate?: string | null;
            /**
             * Format: date
             * @description The last day, if the pickup is a window.
             */
            pickupUntil?: string | null;
            /** Format: date */
            deliveryDate?: string | null;
            /** @example I can load on Tuesday. */
            message?: string | null;
            /** @description How long it stands, at most as long as the quote. */
            validHours?: number | null;
        };
        QuestionAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** @description Only for the owner, and for whoever asked. */
            asker: components["schemas"]["PersonAnswer"] | null;
            text: string;
            answer: string | null;
            status: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        NewQuestion: {
            /** @description Everybody can read it; contact data is hidden. */
            text: string;
        };
        NewAnswer: {
            answer: string;
        };
        RecurrenceAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            every: string;
            /**
             * @example [
             *       1,
             *       4
             *     ]
             */
            days: number[];
            aheadDays: number;
            /** @description Days from the pickup to the last day of the delivery. */
            deliverWithinDays: number | null;
            /** Format: date */
            fromDay: string;
            /** Format: date */
            until: string | null;
            count: number | null;
            /** @description How many listings it has made. */
            made: number;
            state: string;
            /** @description Why it was paused, or is over. */
            reason: string | null;
            /** @description The next pickup days, while it is on. */
            next: string[];
        };
        NewRecurrence: {
            /**
             * Format: uuid
             * @description A template of yours.
             */
            shipmentId: string;
            /** @enum {string} */
            every: "week" | "two_weeks" | "month";
            /**
             * @description Weekdays, 1 is Monday; of a month its days, where the 31st is the last day of a shorter one.
             * @example [
             *       1,
             *       4
             *     ]
             */
            days: number[];
            /** @description How many days before the pickup it is listed, at 8:00 there. Left out: 7. */
            aheadDays?: number;
            /** @description How many days after its pickup each is delivered at the latest. Left out: no day is set. */
            deliverWithinDays?: number | null;
            /**
             * Format: date
             * @description No pickup is earlier. Left out: tomorrow.
             */
            fromDay?: string | null;
            /**
             * Format: date
             * @description No pickup is later.
             */
            until?: string | null;
            /** @description How many listings it makes in all. */
            count?: number | null;
        };
        RecurrenceChanges: {
            /** @enum {string} */
            every?: "week" | "two_weeks" | "month";
            /**
             * @example [
             *       1,
             *       4
             *     ]
             */
            days?: number[];
            aheadDays?: number;
            deliverWithinDays?: number | null;
            /** Format: date */
            until?: string | null;
            count?: number | null;
            /** @enum {string} */
            state?: "on" | "paused";
        };
        PaymentStepAnswer: {
            status: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            at: string;
        };
        RefundAnswer: {
            /** Format: uuid */
            id: string;
            /** @example 1240 */
            amount: number;
            reason: string;
            status: string;
            /** Format: date-time */
            createdAt: string;
        };
        PaymentLineAnswer: {
            /** Format: date-time */
            at: string;
            /** @example Platform fee */
            words: string;
            /**
             * @description As payer what you pay, as payee what you get; negative goes off. null is a note without an amount.
             * @example 1240
             */
            amount: number | null;
        };
        LedgerEntryAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            transactionId: string;
            /** @example escrow */
            account: string;
            /**
             * @description Debit positive, credit negative.
             * @example 1240
             */
            amount: number;
            /** @example capture */
            kind: string;
            /**
             * @description The line in plain words.
             * @example The card was charged: it is held in escrow.
             */
            words: string;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        FailureAnswer: {
            code: string;
            /** @example I can load on Tuesday. */
            message: string;
        };
        PaymentAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            quoteId: string;
            /** Format: uuid */
            shipmentId: string;
            shipmentTitle: string;
            /**
             * @description What your own system calls its shipment, or as its carrier the quote.
             * @example STK-4711
             */
            externalRef: string | null;
            /** Format: uuid */
            payerId: string;
            /** Format: uuid */
            payeeId: string;
            /**
             * @description The quote's amount.
             * @example 1240
             */
            amount: number;
            /**
             * @description Taken from the payout, never added.
             * @example 86.8
             */
            platformFee: number;
            /** @example 1153.2 */
            payoutAmount: number;
            status: components["schemas"]["PaymentStatus"];
            stripePaymentIntentId: string | null;
            stripeTransferId: string | null;
            /** Format: date-time */
            deliveryConfirmedAt: string | null;
            /** Format: date-time */
            releasedAt: string | null;
            protectionPlan: string;
            protectionFee: number;
            /**
             * @description What the card pays: amount and plan.
             * @example 1240
             */
            chargedAmount: number;
            /** @description What went back to the card out of escrow. */
            refundedAmount: number;
            transferStatus: string | null;
            /** Format: date */
            payoutExpectedOn: string | null;
            /** @description null while no payout is decided. One that was sent is `on_its_way` until the day it was expected by is over. */
            payoutStage: string | null;
            timeline: components["schemas"]["PaymentStepAnswer"][];
            refunds: components["schemas"]["RefundAnswer"][];
            /** @description The caller's own statement, oldest first: as payer without the platform fee, as payee without the plan. */
            lines: components["schemas"]["PaymentLineAnswer"][];
            ledgerEntries: components["schemas"]["LedgerEntryAnswer"][];
            failure?: components["schemas"]["FailureAnswer"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        EarningsAnswer: {
            /**
             * @description By the instant of the release, or of the cancellation that was so late that you are paid for it, in UTC.
             * @example 2026-11
             */
            month: string;
            jobs: number;
            /** @example 1240 */
            amount: number;
        };
        PaymentTotalsAnswer: {
            count: number;
            inEscrow: number;
            /** @description Decided for good: what the card paid less refunds, and what is the carrier's, of a late cancellation too. */
            released: number;
            /** @description As payer what went back to the card, as payee what went back to the shipper's. */
            refunded: number;
            /** @description To be paid by card. */
            pending: number;
            /** @description The card provider is still settling it. */
            underReview: number;
            /** @description Of what is released to the caller: not in the bank account yet. */
            onItsWay: number;
            /** @description Payments that the caller is paid. */
            asPayee: number;
            /** @description Released to the caller, and waiting for their payout account. */
            blocked: number;
            /** @description The latest 6 months with a release to the caller, newest first. */
            earnings: components["schemas"]["EarningsAnswer"][];
            /** @description The statuses that occur, whatever the filter. */
            statuses: components["schemas"]["PaymentStatus"][];
            /**
             * @description The months that occur, whatever the filter, newest first.
             * @example [
             *       "2026-11"
             *     ]
             */
            months: string[];
        };
        PayoutAccountAnswer: {
            /** @description pending: the provider still has questions; ready: payouts arrive. */
            status: string;
        };
        OnboardingAnswer: {
            /**
             * Format: uri
             * @description The provider's page; open it soon.
             */
            onboardingUrl: string;
        };
        SandboxErrorAnswer: {
            code: string;
            declineCode?: string;
            /** @example I can load on Tuesday. */
            message: string;
        };
        SandboxAnswer: {
            /**
             * @description The payment intent's status, in Stripe's words.
             * @example succeeded
             */
            status: string;
            error?: components["schemas"]["SandboxErrorAnswer"];
        };
        SandboxCard: {
            /** @example 4242 4242 4242 4242 */
            number: string;
            /** @example 12 */
            expMonth: number;
            /** @example 2030 */
            expYear: number;
            /** @example 123 */
            cvc: string;
        };
        SandboxConfirmation: {
            /** @example pi_1Qh3vX_secret_x7VdT2 */
            clientSecret: string;
            card: components["schemas"]["SandboxCard"];
        };
        SandboxAuthentication: {
            /** @example pi_1Qh3vX_secret_x7VdT2 */
            clientSecret: string;
            /** @enum {string} */
            outcome: "pass" | "fail";
        };
        PositionGiven: {
            /** @example 30.2672 */
            latitude: number;
            /** @example -97.7431 */
            longitude: number;
            /**
             * @description Meters.
             * @example 12
             */
            accuracy?: number | null;
        };
        Arrival: {
            /**
             * Format: uuid
             * @description Made on the phone: done once.
             */
            actId?: string | null;
            /** Format: date-time */
            capturedAt?: string | null;
            /** Format: date-time */
            sentAt?: string | null;
            position?: components["schemas"]["PositionGiven"];
            /** @enum {string} */
            end: "pickup" | "delivery";
        };
        Attempt: {
            /**
             * Format: uuid
             * @description Made on the phone: done once.
             */
            actId?: string | null;
            /** Format: date-time */
            capturedAt?: string | null;
            /** Format: date-time */
            sentAt?: string | null;
            position?: components["schemas"]["PositionGiven"];
            /** @enum {string} */
            reason: "nobody_home" | "refused" | "no_access" | "other";
            /** @example Loaded without a scratch. */
            note?: string | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
        };
        ConditionMarkAnswer: {
            view: string;
            x: number;
            y: number;
            kind: string;
            size: string;
            /** @example Loaded without a scratch. */
            note: string | null;
            /** Format: uri-reference */
            photo?: string | null;
        };
        ConditionReportAnswer: {
            /**
             * Format: uuid
             * @description null: no item in particular, or it is no longer listed.
             */
            itemId: string | null;
            /** @description What it was called then. */
            itemTitle: string | null;
            /** Format: uuid */
            id: string;
            end: string;
            form: string;
            values: {
                [key: string]: unknown;
            };
            marks: components["schemas"]["ConditionMarkAnswer"][];
            photos: string[];
            /** @description What each photo shows; empty if nobody said. */
            photoViews: string[];
            fewPhotos: string | null;
            signerName: string | null;
            /** Format: uri-reference */
            signature: string | null;
            /**
             * Format: uri-reference
             * @description The photo, where nobody was there to sign.
             */
            nobodyThere: string | null;
            /** @description Of all of it with its photos, in hex. */
            sha256: string;
            /** Format: date-time */
            happenedAt: string;
            fence: string;
        };
        ExactPoint: {
            /** @enum {string} */
            end: "pickup" | "delivery";
            /** @example 30.2672 */
            latitude: number;
            /** @example -97.7431 */
            longitude: number;
        };
        Taking: {
            /**
             * @description As you saw it.
             * @example 1240
             */
            amount: number;
            /** Format: date */
            estimatedPickupDate: string;
            /** Format: date */
            estimatedPickupUntil?: string | null;
            /**
             * Format: date
             * @description Required where asked for.
             */
            estimatedDeliveryDate?: string | null;
        };
        SeenQuote: {
            /** @example 1240 */
            amount?: number;
            /** Format: date */
            estimatedPickupDate?: string | null;
            /** Format: date */
            estimatedPickupUntil?: string | null;
            /** Format: date */
            estimatedDeliveryDate?: string | null;
            waitingPrice?: number | null;
            freeWaitingMinutes?: number;
            /**
             * @description Exactly as it was shown to you, including what is hidden in it.
             * @example I can load on Tuesday.
             */
            message?: string | null;
        };
        Acceptance: {
            /**
             * @description Accept only at this amount.
             * @example 1240
             */
            amount?: number;
            /** @description Accept only what you saw; any other value gets 409 `quote_changed`. */
            expect?: components["schemas"]["SeenQuote"];
        };
        PayAnswer: {
            /**
             * @description For the card form; opens nothing but this payment.
             * @example pi_1Qh3vX_secret_x7VdT2
             */
            clientSecret: string;
            /**
             * @description What the card would be charged now, according to the provider.
             * @example 1240
             */
            amount: number;
            /** @example USD */
            currency: string;
            /** @description The plan the amount is for. */
            protectionPlan: string;
            provider: string;
        };
        PlanChoice: {
            /**
             * @description If left out: the earlier choice, else standard.
             * @enum {string}
             */
            protectionPlan?: "standard" | "plus" | "premium";
            /**
             * @description The amount the form shows; any other is refused with `payment_changed`, as when another tab has chosen another plan.
             * @example 1240
             */
            amount?: number;
        };
        PaymentConfirmation: {
            /**
             * Format: uuid
             * @description The same as in the path.
             */
            quoteId?: string;
        };
        PickupDayChoice: {
            /**
             * Format: date
             * @description One of the agreed days, at the pickup place.
             */
            day: string;
            /**
             * @description Not before.
             * @example 08:00
             */
            from?: string | null;
            /**
             * @description Later than `from`.
             * @example 12:00
             */
            to?: string | null;
        };
        AddressesGiven: {
            /**
             * @description A street in the agreed place or close to it. Replaces what was there.
             * @example 200 Congress Ave, Austin, TX 78701
             */
            pickupAddress?: string;
            /**
             * @description A street in the agreed place or close to it. Replaces what was there.
             * @example 1701 Wynkoop St, Denver, CO 80202
             */
            deliveryAddress?: string;
            /** @description Whom to call there. Seen by you and, once paid, the booked carrier. */
            pickupContact?: components["schemas"]["ContactOrNull"];
            /** @description Whom to call there. Seen by you and, once paid, the booked carrier. */
            deliveryContact?: components["schemas"]["ContactOrNull"];
        };
        ConditionMark: {
            /** @example left */
            view: string;
            /**
             * @description From the left, as a share.
             * @example 0.4
             */
            x: number;
            /**
             * @description From the top.
             * @example 0.6
             */
            y: number;
            /** @enum {string} */
            kind: "scratch" | "dent" | "crack" | "missing" | "stain" | "other";
            /** @enum {string} */
            size: "small" | "medium" | "large";
            /** @example Loaded without a scratch. */
            note?: string | null;
            /** @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10 */
            photo?: string | null;
        };
        ConditionGiven: {
            /** @enum {string} */
            form: "car" | "motorcycle" | "trailer" | "boat" | "machine" | "furniture" | "box" | "animal" | "horse" | "livestock";
            /**
             * Format: uuid
             * @description Which of its `items`.
             */
            itemId?: string | null;
            /**
             * @description What the form asks for, as texts.
             * @example {
             *       "odometer": "42180",
             *       "keys": "2"
             *     }
             */
            values?: {
                [key: string]: string;
            };
            marks?: components["schemas"]["ConditionMark"][];
            photos?: components["schemas"]["UploadPathsOrNull"];
            /**
             * @description What each photo shows: a view of the form, or `other`.
             * @example [
             *       "left"
             *     ]
             */
            photoViews?: string[] | null;
            /** @description Why there are fewer photos than asked for. */
            fewPhotos?: string | null;
        };
        SignatureGiven: {
            /** @example Sam Okafor */
            name: string;
            /** @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10 */
            url?: string | null;
        };
        NobodyThere: {
            /** @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10 */
            photo: string;
        };
        PickupNote: {
            /**
             * Format: uuid
             * @description Made on the phone: done once.
             */
            actId?: string | null;
            /** Format: date-time */
            capturedAt?: string | null;
            /** Format: date-time */
            sentAt?: string | null;
            position?: components["schemas"]["PositionGiven"];
            /** @example Loaded without a scratch. */
            note?: string | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
            condition?: components["schemas"]["ConditionGiven"];
            signature?: components["schemas"]["SignatureGiven"];
            nobodyThere?: components["schemas"]["NobodyThere"];
        };
        Proof: components["schemas"]["PickupNote"] & {
            /** @example Sam Okafor */
            recipientName?: string | null;
            /**
             * @description The one that the owner gave you at the door.
             * @example 402913
             */
            code?: string | null;
        };
        CodeTyped: {
            /**
             * Format: uuid
             * @description Made on the phone: done once.
             */
            actId?: string | null;
            /** Format: date-time */
            capturedAt?: string | null;
            /** Format: date-time */
            sentAt?: string | null;
            position?: components["schemas"]["PositionGiven"];
            /** @example 402913 */
            code: string;
        };
        ConfirmedAnswer: {
            shipment: components["schemas"]["ShipmentAnswer"];
            /** @description Only if money was released. */
            payment?: components["schemas"]["PaymentAnswer"];
        };
        CancellationPreview: {
            allowed: boolean;
            /** @description Why it is not allowed. */
            code: string | null;
            /** @description What goes back to the card. */
            shipperRefund: number;
            /** @description What the carrier is paid for the late cancellation. */
            carrierCompensation: number;
            /**
             * Format: date-time
             * @description Cancelling is free until then; null: always.
             */
            freeUntil: string | null;
        };
        ContactedDriver: {
            /** @example Sam */
            name: string;
            /** @example (512) 555-0142 */
            phone: string | null;
        };
        ContactAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Dana */
            firstName: string | null;
            /** @example R. */
            lastInitial: string | null;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @description Of a carrier: who drives for them. */
            driver: components["schemas"]["ContactedDriver"] | null;
        };
        WebhookAnswer: {
            received: boolean;
        };
        EndReviewAnswer: {
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Against whom it counts. */
            counts: string | null;
            /** @description To the carrier, from Haulway. */
            granted: number;
            /** @example Loaded without a scratch. */
            note: string | null;
        };
        ChangeOrderAnswer: components["schemas"]["ChangeOrderAnswerFields"] & {
            /** @description Who proposed it. */
            side: string;
            kind: string;
            reason: string;
            text: string;
            /** @description How much the agreed amount rises; below 0, it falls. */
            delta: number;
            /** Format: date */
            pickupDate: string | null;
            /** Format: date */
            pickupUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /**
             * @description To carriers the place, unless it is paid.
             * @example 1701 Wynkoop St, Denver, CO 80202
             */
            deliveryAddress: string | null;
            /** @description Two hours to answer and to pay, instead of a day. */
            atTheDoor: boolean;
            status: string;
            declineReason: string | null;
            /**
             * Format: date-time
             * @description When it lapses, unanswered or unpaid; an `end` then ends the job.
             */
            expiresAt: string;
            review: components["schemas"]["EndReviewAnswer"] | null;
            /** @description Calls open to you. */
            can?: string[];
        };
        NewChange: {
            /** @description How much the agreed amount rises; below 0, it falls. */
            delta?: number | null;
            /** @description `end`: at the door, the carrier cannot take it (2 photos). The job ends. */
            kind?: ("change" | "end") | null;
            /** @enum {string} */
            reason: "item_differs" | "extra_item" | "access" | "waiting" | "dates" | "address" | "less" | "other";
            /** @description Why; the other side reads it. */
            text: string;
            /**
             * Format: date
             * @description The new pickup day, or first day of a window.
             */
            pickupDate?: string | null;
            /**
             * Format: date
             * @description The last day of that window.
             */
            pickupUntil?: string | null;
            /** Format: date */
            deliveryDate?: string | null;
            /**
             * @description Where it goes.
             * @example 1701 Wynkoop St, Denver, CO 80202
             */
            deliveryAddress?: string | null;
            /**
             * Format: uuid
             * @description Which of its `items`.
             */
            itemId?: string | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
            /** @description The truck stands there: two hours to answer and to pay, instead of a day. */
            atTheDoor?: boolean | null;
            /** @description After the pickup: did the carrier make a higher price a condition? Then nothing is proposed, and we look into it. */
            condition?: boolean | null;
        };
        ConditionAnswer: {
            /**
             * Format: uuid
             * @description What you reported; our team looks into it.
             */
            ticketId: string;
        };
        ChangeAcceptance: {
            /** @description As you saw it. */
            delta: number;
        };
        ExtraPayAnswer: {
            /**
             * @description For the card form; opens nothing but this payment.
             * @example pi_1Qh3vX_secret_x7VdT2
             */
            clientSecret: string;
            /**
             * @description What the card would be charged now.
             * @example 1240
             */
            amount: number;
            /** @example USD */
            currency: string;
            provider: string;
        };
        OfferAcceptance: {
            /**
             * @description As you saw it.
             * @example 1240
             */
            amount: number;
        };
        ShipmentCountsAnswer: {
            draft: number;
            listed: number;
            quoted: number;
            booked: number;
            in_transit: number;
            delivered: number;
            cancelled: number;
        };
        QuoteCountsAnswer: {
            pending: number;
            accepted: number;
            declined: number;
            paid: number;
            in_progress: number;
            delivered: number;
            completed: number;
        };
        PayerMoneyAnswer: {
            /** @description Charged but not settled yet: held in escrow or on the way there, less refunds. */
            inEscrow: number;
            /** @description Still to be paid for accepted quotes. */
            owed: number;
            /** @description Paid for good, less refunds. */
            paid: number;
        };
        PayeeMoneyAnswer: {
            /** @description The user's share of what is held in escrow or on the way there. */
            inEscrow: number;
            /** @description Released and on its way to the bank account. */
            owed: number;
            /** @description Sent, and past the day it was expected by. */
            paid: number;
        };
        DashboardMoneyAnswer: {
            asPayer: components["schemas"]["PayerMoneyAnswer"];
            asPayee: components["schemas"]["PayeeMoneyAnswer"];
        };
        NeedAnswer: {
            kind: string;
            /**
             * Format: uuid
             * @description null for a conversation without a shipment.
             */
            shipmentId: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** Format: uuid */
            conversationId: string | null;
            /**
             * @description The shipment's title, or the sender's name.
             * @example Sailing boat, 22 ft
             */
            title: string;
            /** Format: date-time */
            dueAt: string | null;
            /**
             * Format: date
             * @description The agreed day of a pickup or delivery; `dueAt` is its end.
             */
            dueOn: string | null;
        };
        DashboardAnswer: {
            shipments: components["schemas"]["ShipmentCountsAnswer"];
            quotes: components["schemas"]["QuoteCountsAnswer"];
            money: components["schemas"]["DashboardMoneyAnswer"];
            /** @description Most urgent first, at most 20. */
            needsYou: components["schemas"]["NeedAnswer"][];
            /** @description How many there are in all. */
            needsYouCount: number;
        };
        UnreadAnswer: {
            /** @description Unread messages in all conversations. */
            messages: number;
            /** @description Conversations with unread messages. */
            conversations: number;
            notifications: number;
        };
        NewReply: {
            /** @example It left Austin this morning. */
            text: string;
        };
        ArrivalRecordAnswer: {
            inside: number;
            /** @description Of the last so many deliveries. */
            of: number;
        };
        RateAnswer: components["schemas"]["RateAnswerFields"] & {
            /** @description What the estimate was made from. */
            basis: string;
            /**
             * @description The kind of item that was priced; null if only category and weight decided.
             * @example boat
             */
            kind: string | null;
        };
        RatesQuestion: {
            category: components["schemas"]["CategoryGiven"];
            /**
             * @description lbs; else the category's usual item.
             * @example 2400
             */
            weight?: number | null;
            /** @example Austin, TX */
            pickupLocation: string;
            /** @example Denver, CO */
            deliveryLocation: string;
            /**
             * @description The item's title; it determines the kind if no subcategory does.
             * @example Sailing boat, 22 ft
             */
            title?: string | null;
            /**
             * @description The kind of item, for example boat, horse or container.
             * @example boat
             */
            subcategory?: string | null;
            /**
             * @description L x W x H in ft
             * @example 18 x 7 x 6
             */
            dimensions?: string | null;
            /**
             * @description Ignored.
             * @example 1
             */
            id?: string | null;
            /**
             * @description Ignored.
             * @example 1
             */
            userId?: string | null;
            /**
             * @description Ignored.
             * @example 1
             */
            status?: string | null;
        };
        PriceRecordAnswer: {
            /** @description The number of days looked at. */
            days: number;
            /** @description Paid jobs of the category; null while there are too few to say. */
            jobs: number | null;
            /** @description The percentage paid at a price inside the range shown. */
            insidePercent: number | null;
        };
        PriceTestAnswer: {
            /** @description Published prices of the category, each held out in turn along with its whole source. */
            prices: number;
            /**
             * @description Half of them were within this many percent of the estimate.
             * @example 14.5
             */
            medianErrorPercent: number;
            /** @description The percentage between half the estimate and twice the estimate. */
            withinTwicePercent: number;
            /** @description The percentage inside the range. */
            insidePercent: number;
        };
        PriceTruthAnswer: {
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            /**
             * @description The whole route, including any sea leg.
             * @example 932
             */
            miles: number;
            /** @description Most prices of the usual service fall between `low` and `high`; `test` says how many did. */
            low: number;
            typical: number;
            high: number;
            /** @description What the range was made from. */
            basis: string;
            /** @description All services, cheapest first. */
            options: components["schemas"]["RateAnswer"][];
            record: components["schemas"]["PriceRecordAnswer"];
            /** @description null with an operator's own rate card, which was not tested. */
            test: components["schemas"]["PriceTestAnswer"] | null;
        };
        PriceComparisonAnswer: components["schemas"]["RateAnswerFields"] & {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: date-time */
            calculatedAt: string;
        };
        WidgetEstimateAnswer: {
            /** @description Most such jobs cost between `low` and `high`. It is an estimate. */
            low: number;
            high: number;
            /** @example USD */
            currency: string;
            /**
             * @description The whole route, including any sea leg.
             * @example 932
             */
            miles: number;
            /**
             * Format: uuid
             * @description For `/list-item?prefill=`, for seven days.
             */
            prefillId: string;
        };
        WidgetQuestion: {
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            category: components["schemas"]["CategoryGiven"];
            /**
             * @description lbs; else the category's usual item.
             * @example 2400
             */
            weight?: number | null;
        };
        AttachmentAnswer: {
            /**
             * Format: uri-reference
             * @description Only for the two who write.
             * @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10
             */
            url: string;
            /** @description A PDF is sent as a file to save. */
            kind: string;
        };
        MessageAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            conversationId: string;
            /** Format: uuid */
            senderId: string;
            /** Format: uuid */
            receiverId: string;
            /** Format: uuid */
            shipmentId: string | null;
            /** @example Can you come before noon? */
            content: string;
            /** @description Kinds of contact data hidden from the receiver until a payment between the two is in escrow: phone, email, link. */
            masked: string[];
            /** @description What the reader is warned about; `payment`: it asks for money outside Haulway. */
            warnings: string[];
            attachments: components["schemas"]["AttachmentAnswer"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the receiver read it.
             */
            readAt: string | null;
        };
        NewMessage: {
            /**
             * Format: uuid
             * @description Any other active user.
             */
            receiverId: string;
            /**
             * Format: uuid
             * @description The shipment it is about. Leave out for nothing in particular.
             */
            shipmentId?: string | null;
            /** @example Can you come before noon? */
            content: string;
            /**
             * @description Addresses that POST /api/messages/attachments or POST /api/uploads gave you.
             * @example [
             *       "/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10"
             *     ]
             */
            attachments?: components["schemas"]["UploadPath"][] | null;
        };
        ConversationAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string | null;
            /** @description The shipment's title, unless it is the other side's draft. */
            shipmentTitle: string | null;
            other: components["schemas"]["PersonAnswer"];
            /** @description null if it was removed. */
            lastMessage: components["schemas"]["MessageAnswer"] | null;
            /** @description You have blocked the other one. */
            blocked: boolean;
            /** @description The account of the other one is closed: nothing more can be sent to it. */
            gone: boolean;
            /** @description Messages to the caller not read yet. */
            unreadCount: number;
            /**
             * Format: date-time
             * @description When the last message was sent.
             */
            updatedAt: string;
        };
        LocationAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: uuid */
            carrierId: string;
            /** @description Decimal degrees, WGS 84. */
            latitude: number;
            /** @description Decimal degrees, WGS 84. */
            longitude: number;
            /** @example Near Amarillo, TX */
            address: string | null;
            /** @example On schedule. */
            notes: string | null;
            /** Format: date-time */
            timestamp: string;
        };
        NewLocation: {
            /** @example 32.7767 */
            latitude: number;
            /** @example -96.797 */
            longitude: number;
            /** @example Near Amarillo, TX */
            address?: string | null;
            /** @example On schedule. */
            notes?: string | null;
            /**
             * Format: date-time
             * @description When it was there, since the pickup; now, if left out.
             */
            at?: string;
        };
        PositionResult: {
            outcome: string;
            /** @description Why it is refused. */
            problem?: components["schemas"]["ProblemAnswer"];
        };
        TrackedPosition: {
            /** Format: uuid */
            shipmentId: string;
            /** @example 32.7767 */
            latitude: number;
            /** @example -96.797 */
            longitude: number;
            /** Format: date-time */
            at: string;
        };
        PositionBatch: {
            positions: components["schemas"]["TrackedPosition"][];
            /**
             * Format: date-time
             * @description The phone's clock as it sends, which corrects `at`.
             */
            sentAt?: string | null;
        };
        PushSubscriptionAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Chrome on Android */
            label: string | null;
            /** @description The browser that asks. */
            current: boolean;
            showsAmounts: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a push last arrived at its push service.
             */
            lastOkAt: string | null;
        };
        PushSubscriptionsAnswer: {
            /**
             * @description Haulway's key, which a browser needs to subscribe.
             * @example BB714faW99-H3Xq6jpRgfsKBQMw2d1l-Z_b0K_px504kZPthIqB4mPG0CTFCD6GJjJIkIVXRHztDzEp8L9g2VH8
             */
            publicKey: string;
            /** @description The newest first. */
            subscriptions: components["schemas"]["PushSubscriptionAnswer"][];
        };
        PushKeys: {
            /** @example BB714faW99-H3Xq6jpRgfsKBQMw2d1l-Z_b0K_px504kZPthIqB4mPG0CTFCD6GJjJIkIVXRHztDzEp8L9g2VH8 */
            p256dh: string;
            /** @example BTBZMqHH6r4Tts7J_aSIgg */
            auth: string;
        };
        NewPushSubscription: {
            /** @example https://fcm.googleapis.com/fcm/send/dE3kZ:APA91b */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /**
             * @description What you know it by.
             * @example Chrome on Android
             */
            label?: string;
            /** @description Amounts of money too, on a locked screen. */
            showsAmounts?: boolean;
        };
        PushTestAnswer: {
            /** @description How many browsers it is sent to. */
            sentTo: number;
        };
        NotificationAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @description The event it reports.
             * @example quote.submitted
             */
            kind: string;
            /** @example Sailing boat, 22 ft */
            title: string;
            /** @example Cole R. offers $1,240.00. */
            body: string;
            /**
             * Format: uri-reference
             * @description The page of the user app it leads to.
             * @example /payments
             */
            link: string | null;
            /** Format: date-time */
            readAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        ReadNotifications: {
            /** Format: uuid */
            ids?: string[];
        };
        LiveEvent: {
            event: string;
            /** @description The ids of what it is about, such as `shipmentId`. */
            data: {
                [key: string]: unknown;
            };
        };
        ChannelsAnswer: {
            /**
             * @description By mail, if it is not read soon.
             * @example true
             */
            mail: boolean;
            /**
             * @description In the app.
             * @example true
             */
            inApp: boolean;
            /** @description Pushed to your phones and browsers. */
            push: boolean;
        };
        PreferencesAnswer: {
            quote: components["schemas"]["ChannelsAnswer"];
            message: components["schemas"]["ChannelsAnswer"];
            shipment: components["schemas"]["ChannelsAnswer"];
            payment: components["schemas"]["ChannelsAnswer"];
            claim: components["schemas"]["ChannelsAnswer"];
            review: components["schemas"]["ChannelsAnswer"];
            reminder: components["schemas"]["ChannelsAnswer"];
            /** @description New loads of trips and saved searches: mailed only if you choose so; digests are mailed in any case. */
            load: components["schemas"]["ChannelsAnswer"];
            /** @description Tickets and verifications; operators are told of them. */
            desk: components["schemas"]["ChannelsAnswer"];
        };
        Channels: {
            /** @example true */
            mail?: boolean;
            /** @example true */
            inApp?: boolean;
            push?: boolean;
        };
        PreferenceChanges: {
            quote?: components["schemas"]["Channels"];
            message?: components["schemas"]["Channels"];
            shipment?: components["schemas"]["Channels"];
            payment?: components["schemas"]["Channels"];
            claim?: components["schemas"]["Channels"];
            review?: components["schemas"]["Channels"];
            reminder?: components["schemas"]["Channels"];
            load?: components["schemas"]["Channels"];
            desk?: components["schemas"]["Channels"];
        };
        EventData: {
            /** Format: uuid */
            shipmentId?: string;
            /** Format: uuid */
            quoteId?: string;
            /** Format: uuid */
            paymentId?: string;
            /** Format: uuid */
            changeOrderId?: string;
            /** Format: uuid */
            counterOfferId?: string;
            /** Format: uuid */
            questionId?: string;
            /** Format: uuid */
            claimId?: string;
            /** Format: uuid */
            conversationId?: string;
            /** Format: uuid */
            messageId?: string;
            /** Format: uuid */
            locationId?: string;
            /** Format: uuid */
            reviewId?: string;
            /** Format: uuid */
            verificationId?: string;
            /** Format: uuid */
            userId?: string;
            /** Format: uuid */
            webhookEndpointId?: string;
            /** Format: uuid */
            importId?: string;
            /**
             * @description What your own system calls it.
             * @example STK-4711
             */
            externalRef?: string;
            /**
             * @description The status after it of what `url` reads.
             * @example pending
             */
            status?: string;
            /**
             * Format: uri-reference
             * @description What to read for the rest.
             * @example /api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11
             */
            url: string;
        };
        EventAnswer: {
            /**
             * Format: uuid
             * @description The same wherever this event is told.
             */
            id: string;
            /** @example quote.submitted */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            /** @description false: of a Haulway with the card sandbox. */
            livemode: boolean;
            /**
             * @example {
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "status": "pending",
             *       "url": "/api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data: components["schemas"]["EventData"];
            /** @description Of an example that was asked for: its ids are of nothing. */
            test?: boolean;
        };
        WebhookEndpointAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uri */
            url: string;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            /**
             * @example [
             *       "quote.*",
             *       "payment.released"
             *     ]
             */
            events: string[];
            enabled: boolean;
            /** @description By its `owner`; it answered 410 (`gone`) or failed for 120 hours (`failing`); a restore lost its secret (`secret_lost`); Haulway (`operator`), who alone enables it. */
            disabledReason: string | null;
            /** Format: date-time */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed.
             */
            failingSince: string | null;
            /** Format: date-time */
            lastSentAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NewWebhookEndpointAnswer: components["schemas"]["WebhookEndpointAnswer"] & {
            /**
             * @description Signs what is sent; to be checked with each.
             * @example whsec_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uBAAAAA=
             */
            secret: string;
        };
        NewWebhookEndpoint: {
            /**
             * Format: uri
             * @description Where events are sent: https, on port 443 or 8443 of a public address.
             * @example https://hooks.example.com/haulway
             */
            url: string;
            /**
             * @description Names of events, all of a kind (`quote.*`) or all, also later ones (`*`). A key needs the scope to read each.
             * @example [
             *       "quote.*",
             *       "payment.released"
             *     ]
             */
            events: string[];
            /**
             * @description What you know it by.
             * @example Stock system
             */
            description?: string | null;
        };
        WebhookEndpointChanges: {
            /**
             * Format: uri
             * @description Where events are sent: https, on port 443 or 8443 of a public address.
             * @example https://hooks.example.com/haulway
             */
            url?: string;
            /**
             * @description Names of events, all of a kind (`quote.*`) or all, also later ones (`*`). A key needs the scope to read each.
             * @example [
             *       "quote.*",
             *       "payment.released"
             *     ]
             */
            events?: string[];
            /**
             * @description What you know it by.
             * @example Stock system
             */
            description?: string | null;
            /**
             * @description false: nothing more is sent, and what waits is cancelled.
             * @example true
             */
            enabled?: boolean;
        };
        WebhookSecretAnswer: {
            /**
             * @description Signs what is sent; to be checked with each.
             * @example whsec_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uBAAAAA=
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until when the secret before it signs too; null: there is none.
             */
            previousUntil: string | null;
        };
        WebhookSecretRotation: {
            /**
             * @description Hours for which the old secret signs beside the new one; left out: 24.
             * @example 24
             */
            overlapHours?: number;
        };
        WebhookTestAnswer: {
            /** @description null: it did not answer. */
            status: number | null;
            /** @description null: it arrived. */
            failure: string | null;
            durationMs: number;
            /** @description The first 4 kB of the answer. */
            responseBody: string | null;
        };
        WebhookTest: {
            /**
             * @description The event to send an example of.
             * @example quote.submitted
             */
            type?: string;
        };
        WebhookDeliveryRow: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The event's id, sent as `webhook-id`.
             */
            eventId: string;
            /**
             * @description As in the event log.
             * @example quote.submitted
             */
            type: string;
            /** @description `failed`: all ten attempts failed. `cancelled`: the endpoint was disabled first. */
            state: string;
            /** @description Attempts made by plan. */
            attempt: number;
            /**
             * Format: date-time
             * @description When the next attempt is due.
             */
            nextAt: string | null;
            /** @description It was sent again by `recover`. */
            recovered: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookAttempt: {
            /** Format: date-time */
            at: string;
            /** @description Asked for by `retry`. */
            manual: boolean;
            /** @description null: it did not answer. */
            status: number | null;
            /** @description null: it arrived. */
            failure: string | null;
            durationMs: number;
            /** @description The first 4 kB of the answer. */
            responseBody: string | null;
        };
        WebhookDeliveryAnswer: components["schemas"]["WebhookDeliveryRow"] & {
            /**
             * @description What is sent, to the byte.
             * @example Cole R. offers $1,240.00.
             */
            body: string;
            /** @description The oldest first, at most 50. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRecoveryAnswer: {
            /** @description How many are sent once more; at most 10,000 at a time, the oldest first. */
            count: number;
            /** @description How many more were still waiting for an attempt, which comes now. */
            waiting: number;
        };
        WebhookRecovery: {
            /**
             * Format: date-time
             * @description Events that happened from then on.
             */
            since: string;
            /**
             * Format: date-time
             * @description Up to then; left out: all.
             * @example 2027-03-09T18:00:00Z
             */
            until?: string;
            /**
             * @description Left out or true: only those that have not arrived. false: those that have arrived as well.
             * @example true
             */
            onlyFailed?: boolean;
        };
        ReviewAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: uuid */
            reviewerId: string;
            /** Format: uuid */
            revieweeId: string;
            reviewer: components["schemas"]["PersonAnswer"];
            /** @description 1 to 5. */
            rating: number;
            /** @example On time. */
            comment: string | null;
            /** @description Kinds of contact data in the comment visible only to its writer: phone, email, link. */
            masked: string[];
            /** Format: date-time */
            createdAt: string;
        };
        NewReview: {
            /** Format: uuid */
            shipmentId: string;
            /**
             * @description Whole stars.
             * @example 5
             */
            rating: number;
            /** @example On time. */
            comment?: string | null;
        };
        TrackRecordAnswer: {
            /** @description Deliveries on or before the promised day, of those that were paid for and had one. */
            onTime: components["schemas"]["ShareAnswer"];
            /** @description Paid deliveries on which a claim of the shipper was upheld, at least in part. */
            upheldClaims: components["schemas"]["ShareAnswer"];
            /** @description Conversations that others began and they answered. One begun less than two days ago counts once it is answered. */
            answered: components["schemas"]["ShareAnswer"];
            /** @description Half of these were answered within so many minutes; null if fewer than three were answered, or fewer than half. */
            minutesToAnswer: number | null;
        };
        TicketReplyAnswer: {
            /** @description false: from the person who asked. */
            byOperator: boolean;
            text: string;
            /** Format: date-time */
            createdAt: string;
        };
        TicketAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Dana Reyes */
            name: string;
            /** Format: email */
            email: string;
            /** @example Shipping */
            topic: string;
            /** @example I can load on Tuesday. */
            message: string;
            /** Format: uuid */
            shipmentId: string | null;
            status: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Oldest first; the newest 20. */
            replies: components["schemas"]["TicketReplyAnswer"][];
            /** @description Calls open to you. */
            can?: string[];
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        NewTicket: {
            /** @example Dana Reyes */
            name: string;
            /**
             * Format: email
             * @description Where the answer goes.
             */
            email: string;
            /** @example Shipping */
            topic: string;
            /** @example I can load on Tuesday. */
            message: string;
            /**
             * Format: uuid
             * @description The shipment it is about.
             */
            shipmentId?: string | null;
        };
        ReportAnswer: {
            /** Format: uuid */
            id: string;
            kind: string;
            subject: string;
            /** Format: uuid */
            subjectId: string;
            text: string;
            /** Format: date-time */
            createdAt: string;
        };
        NewReport: {
            /** @enum {string} */
            kind: "spam" | "scam" | "abuse" | "outside_payment" | "prohibited_item" | "other";
            /**
             * @description What is reported.
             * @enum {string}
             */
            subject: "message" | "user" | "shipment" | "quote" | "review";
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What happened, in your own words. */
            text?: string;
        };
        HelpAnswer: {
            /**
             * @description Stays when it is worded anew.
             * @example is-there-a-fee
             */
            id: string;
            group: string;
            question: string;
            answer: string;
            also: string;
        };
        TextsAnswer: {
            questions: components["schemas"]["HelpAnswer"][];
            prohibited: string[];
        };
        ExportAnswer: {
            /** Format: date-time */
            exportedAt: string;
            profile: components["schemas"]["Rows"];
            sessions: components["schemas"]["Rows"];
            /** @description Whom you gave jobs to drive. */
            drivers: components["schemas"]["Rows"];
            /** @description API keys, without the keys themselves. */
            apiKeys: components["schemas"]["Rows"];
            /** @description Where events are sent, without the secrets. */
            webhookEndpoints: components["schemas"]["Rows"];
            /** @description Prices that you show on sites of yours. */
            widgets: components["schemas"]["Rows"];
            notificationPreferences: components["schemas"]["Rows"];
            pushSubscriptions: components["schemas"]["Rows"];
            addresses: components["schemas"]["Rows"];
            shipments: components["schemas"]["Rows"];
            shipmentItems: components["schemas"]["Rows"];
            /** @description Files of shipments, without their rows. */
            imports: components["schemas"]["Rows"];
            questions: components["schemas"]["Rows"];
            quotes: components["schemas"]["Rows"];
            counterOffers: components["schemas"]["Rows"];
            payments: components["schemas"]["Rows"];
            /** @description Sent and received, as you see them. */
            messages: components["schemas"]["Rows"];
            /** @description Yours, and those against you. */
            claims: components["schemas"]["Rows"];
            /** @description Changes proposed on your jobs, by you or to you. */
            changeOrders: components["schemas"]["Rows"];
            /** @description Written and received. */
            reviews: components["schemas"]["Rows"];
            locations: components["schemas"]["Rows"];
            conditionReports: components["schemas"]["Rows"];
            /** @description What you did on the road. */
            acts: components["schemas"]["Rows"];
            notifications: components["schemas"]["Rows"];
            /** @description Facts you submitted for checking as a carrier. */
            verifications: components["schemas"]["Rows"];
            blocks: components["schemas"]["Rows"];
            reports: components["schemas"]["Rows"];
            trips: components["schemas"]["Rows"];
            savedSearches: components["schemas"]["Rows"];
            recurrences: components["schemas"]["Rows"];
            /** @description Of which listings you were told, and how they were found. */
            loadAlerts: components["schemas"]["Rows"];
            hiddenLoads: components["schemas"]["Rows"];
            supportTickets: components["schemas"]["Rows"];
        };
        Erasure: {
            /**
             * @description The current password.
             * @example a long walk to Denver
             */
            password: string;
        };
        ClaimAnswer: components["schemas"]["ChangeOrderAnswerFields"] & {
            /** Format: uuid */
            claimantId: string;
            /**
             * Format: uuid
             * @description The other side.
             */
            respondentId: string;
            /** @description Which side opened it. */
            side: string;
            kind: string;
            /** @example 1240 */
            amount: number;
            /** @example A 22 ft boat, ready to go. */
            description: string;
            status: string;
            /**
             * @description The other side's account.
             * @example The strap held all the way.
             */
            response: string | null;
            responsePhotos: string[];
            /** Format: date-time */
            respondedAt: string | null;
            decision: string | null;
            approvedAmount: number | null;
            /** @description The part of the approved amount that the card cannot take back; operators pay it by bank transfer. */
            outOfBandAmount: number;
            /**
             * Format: date-time
             * @description When that was paid.
             */
            paidByHandAt: string | null;
            /**
             * @description The reasons of the decision.
             * @example Loaded without a scratch.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When it must be decided by.
             */
            dueAt: string;
            /** @description It should have been decided by now. No money moves until it is. */
            overdue: boolean;
            /** @description Calls open to you. */
            can?: string[];
        };
        NewClaim: {
            /** Format: uuid */
            shipmentId: string;
            /**
             * @description damage, delay and no_show are for the shipper; other is for either side.
             * @enum {string}
             */
            kind: "damage" | "delay" | "no_show" | "other";
            /**
             * @description At most the plan's limit and the declared value, if any, less what was granted before on claims of damage and other.
             * @example 1240
             */
            amount: number;
            /**
             * @description What happened.
             * @example A 22 ft boat, ready to go.
             */
            description: string;
            /**
             * Format: uuid
             * @description Which of its `items`.
             */
            itemId?: string | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
        };
        AgreedQuoteAnswer: {
            /** Format: uuid */
            id: string;
            /** @example 1240 */
            amount: number;
            /** Format: date */
            estimatedPickupDate: string | null;
            /** Format: date */
            estimatedPickupUntil: string | null;
            /** Format: date */
            pickupDay: string | null;
            /** Format: date */
            estimatedDeliveryDate: string | null;
            /** @example I can load on Tuesday. */
            message: string | null;
            /** @description Earlier prices and dates, oldest first. */
            history: components["schemas"]["EarlierTermsAnswer"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            acceptedAt: string | null;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            pickedUpAt: string | null;
            /** Format: date-time */
            deliveredAt: string | null;
        };
        EvidencePhotoAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uri-reference
             * @example /api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10
             */
            url: string;
            place: string;
            /**
             * Format: uuid
             * @description Who sent it.
             */
            userId: string;
            /** @description SHA-256 of the file as sent, in hex; null if it came before this was recorded. */
            sha256: string | null;
            /**
             * Format: date-time
             * @description When it reached the server.
             */
            receivedAt: string;
        };
        EvidenceAnswer: {
            quote: components["schemas"]["AgreedQuoteAnswer"];
            /** @description Of the shipment, the quote, its payment and claims, with proof of pickup and delivery; the latest 200 lines. */
            events: components["schemas"]["TimelineEventAnswer"][];
            /** @description Messages between the two sides about this shipment; the latest 200. */
            messages: components["schemas"]["MessageAnswer"][];
            messageCount: number;
            /** @description At most 100. */
            photos: components["schemas"]["EvidencePhotoAnswer"][];
            conditionReports: components["schemas"]["ConditionReportAnswer"][];
            /** @description The latest 200. */
            locations: components["schemas"]["LocationAnswer"][];
            locationCount: number;
        };
        Response: {
            /**
             * @description What happened, as the other side saw it.
             * @example The strap held the whole way.
             */
            account: string;
            photos?: components["schemas"]["UploadPathsOrNull"];
        };
        SubmissionAnswer: {
            state: string;
            number: string | null;
            /** @example 100000 */
            limit: number | null;
            /**
             * Format: date
             * @description The last day it is valid.
             */
            expiresOn: string | null;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            /** @description Who made the background check. */
            provider: string | null;
            /**
             * Format: date
             * @description When it was made.
             */
            checkedOn: string | null;
            result: string | null;
            /** @description Addresses that only the carrier and operators can open. */
            documents: string[];
            /** Format: date-time */
            submittedAt: string | null;
            /** Format: date */
            verifiedOn: string | null;
            /**
             * @description Why it was rejected.
             * @example Plans changed.
             */
            reason: string | null;
        };
        FactAnswer: components["schemas"]["SubmissionAnswer"] & {
            fact: components["schemas"]["Fact"];
            /** @description What has to be submitted with it. */
            asks: string[];
            /** @description How its number is written. */
            numberHint: string | null;
            /** @description A newer submission; the verified one stands until this one is verified. */
            renewal: components["schemas"]["SubmissionAnswer"] | null;
        };
        PassportAnswer: {
            facts: components["schemas"]["FactAnswer"][];
        };
        NewFact: {
            /** @enum {string} */
            fact: "usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check";
            /** @description The registration or policy number. */
            number?: string | null;
            /**
             * @description The most the insurance pays.
             * @example 100000
             */
            limit?: number | null;
            /**
             * Format: date
             * @description The last day it is valid.
             */
            expiresOn?: string | null;
            /** @example A 22 ft boat, ready to go. */
            description?: string | null;
            /** @description Who made the background check. */
            provider?: string | null;
            /**
             * Format: date
             * @description When it was made.
             */
            checkedOn?: string | null;
            /** @description What it found. */
            result?: ("clear" | "findings") | null;
            /**
             * @description Addresses that POST /api/users/me/verification/documents gave you.
             * @example [
             *       "/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10"
             *     ]
             */
            documents?: components["schemas"]["UploadPath"][] | null;
        };
        FactChanges: {
            /**
             * @example [
             *       {
             *         "fact": "usdot_number",
             *         "number": "1234567"
             *       }
             *     ]
             */
            facts: components["schemas"]["NewFact"][];
        };
        BecauseAnswer: {
            /** @description `on_trip`: it fits a trip of yours; `near_job`: it starts near where a job of yours began or ended; `after_delivery`: near where you delivered; `towards_home`: so too, and leads home. */
            code: string;
            /**
             * Format: uuid
             * @description Of `on_trip`.
             */
            tripId: string | null;
            /**
             * @description What you call the trip, or the place.
             * @example Denver, CO
             */
            name: string;
        };
        RecommendedFacts: components["schemas"]["FactsFields"] & {
            because: components["schemas"]["BecauseAnswer"];
        };
        RecommendedLoadsAnswer: {
            /**
             * @description What is near: road miles.
             * @example 40
             */
            nearMiles: number;
            loads: (components["schemas"]["ShipmentAnswer"] & components["schemas"]["RecommendedFacts"])[];
        };
        AddedMilesAnswer: {
            /** Format: uuid */
            shipmentId: string;
            /**
             * @description Road miles, whatever the trip allows and its days.
             * @example 38
             */
            addedMiles: number;
            /** Format: uuid */
            tripId: string;
            /**
             * @description What you call the trip.
             * @example Home from Denver
             */
            tripName: string;
            /**
             * Format: date
             * @description When that trip is at its pickup; null if not on one of its owner's days.
             */
            reachOn: string | null;
            /**
             * Format: date
             * @description When it would be delivered then.
             */
            deliverOn: string | null;
        };
        StopAnswer: {
            /** @example Austin, TX */
            label: string;
            /** @example 30.2672 */
            latitude: number;
            /** @example -97.7431 */
            longitude: number;
        };
        TripAnswer: {
            /** Format: uuid */
            id: string;
            label: string | null;
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            via: string[];
            /** @description All places in their order. */
            places: components["schemas"]["StopAnswer"][];
            /** Format: date */
            firstDay: string;
            flexibleDays: number;
            milesADay: number;
            /** @description lbs */
            freeWeight: number | null;
            /** @description ft */
            freeLength: number | null;
            /** @description ft */
            freeWidth: number | null;
            /** @description null: every category. */
            takes: components["schemas"]["Category"][] | null;
            maxAddedMiles: number;
            minLoadMiles: number;
            /** @description What `minLoadMiles` is unless you set it: a tenth of the trip. */
            usualMinLoadMiles: number;
            /** @example 2.25 */
            costAMile: number;
            /**
             * @description Road miles of the whole trip.
             * @example 932
             */
            miles: number;
            /** @description Days on the road, the first and the last counted, without detours. */
            days: number;
            /**
             * Format: date
             * @description The last possible arrival, with the most that a load may add.
             */
            lastDay: string;
            /** @description When you are told of new loads along it. */
            notify: string;
            status: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Calls open to you. */
            can?: string[];
        };
        NewTrip: components["schemas"]["TripFields"] & {
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            /**
             * Format: date
             * @description The first day on which it can begin, at its first place.
             */
            firstDay: string;
        };
        TripLoadFacts: components["schemas"]["FactsFields"] & {
            /** @description On which part of the trip it is picked up, from 0. */
            leg: number;
            /** @description On which part it is delivered: the same or a later one. */
            deliveryLeg: number;
            /** @description What the added miles cost you. */
            detourCost: number;
            /** @description Dollars after the fee for each added mile; null when none is added. */
            perAddedMile: number | null;
            /**
             * Format: date
             * @description When you can be at its pickup, on one of its owner's days.
             */
            reachOn: string;
            /**
             * Format: date
             * @description When it would be delivered then.
             */
            deliverOn: string;
            /** @description What the listing leaves open and you asked for: `no_dates`, `no_weight`, `no_dimensions`, `no_price`. */
            warnings: string[];
        };
        NearestMiss: {
            /** Format: uuid */
            shipmentId: string;
            /** @example 64 */
            addedMiles: number;
        };
        TripLoadsAnswer: {
            /** @description false: so many may fit that a better one may be missing. Narrow the days or the categories. */
            complete: boolean;
            /** @description How many fit; null where they were too many to be looked at one by one. */
            total: number | null;
            /** @description `cursor` of the next page. */
            next: string | null;
            loads: (components["schemas"]["ShipmentAnswer"] & components["schemas"]["TripLoadFacts"])[];
            /** @description Where nothing fits: what would with the fewest added miles, up to 1,000. A trip allows 300 at most. */
            nearest: components["schemas"]["NearestMiss"] | null;
        };
        TripChanges: components["schemas"]["TripFields"] & {
            /** @example Austin, TX */
            from?: string;
            /** @example Denver, CO */
            to?: string;
            /** Format: date */
            firstDay?: string;
        };
        StopOnTrip: {
            /**
             * Format: uuid
             * @description The quote of the job.
             */
            jobId: string;
            /** Format: uuid */
            shipmentId: string;
            /** @example Sailing boat, 22 ft */
            title: string;
            end: string;
            /** @example Austin, TX */
            place: string;
            /** @description On which leg of the trip, from 0: so many of its places between were passed before. */
            leg: number;
            /**
             * @description Road miles from the stop, or the place of the trip, before.
             * @example 932
             */
            miles: number;
            /**
             * Format: date
             * @description When you are there, leaving on the first day.
             */
            day: string;
            /**
             * Format: date
             * @description The first day that was agreed on.
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description The last day that was agreed on.
             */
            lastDay: string | null;
        };
        PlaceOnTrip: {
            /** @example Amarillo, TX */
            place: string;
            /**
             * @description Road miles from the stop, or the place of the trip, before.
             * @example 932
             */
            miles: number;
            /**
             * Format: date
             * @description When you are there, leaving on the first day.
             */
            day: string;
        };
        StopConflict: {
            /** Format: uuid */
            jobId: string;
            end: string;
            /** @description `early`: reached before its first day; `late`: after its last; `too_heavy`: more than what is free. */
            what: string;
        };
        FreeJob: {
            /**
             * Format: uuid
             * @description Its quote.
             */
            jobId: string;
            /** @example Sailing boat, 22 ft */
            title: string;
        };
        StopsAnswer: {
            stops: components["schemas"]["StopOnTrip"][];
            /** @description The places at the end of each leg, in their order: those between, and the last unless it ends elsewhere. */
            places: components["schemas"]["PlaceOnTrip"][];
            /**
             * @description Road miles of the whole way in this order: those of its stops and places together.
             * @example 932
             */
            miles: number;
            /** @description In the order that is kept. */
            before: number;
            /** @description Miles less than in the order that is kept. */
            saved: number;
            conflicts: components["schemas"]["StopConflict"][];
            /** @description Your paid jobs that are on no trip, the newest 50. */
            free: components["schemas"]["FreeJob"][];
        };
        NewTripJob: {
            /**
             * Format: uuid
             * @description A quote of yours that is paid, or whose shipment is on its way.
             */
            quoteId: string;
        };
        OrderWish: {
            /** @description It begins at the first place of the trip. Left out: true. */
            fixFirst?: boolean;
            /** @description It ends at the last place of the trip. Left out: true. */
            fixLast?: boolean;
        };
        KeptStop: {
            /**
             * Format: uuid
             * @description The quote of the job.
             */
            jobId: string;
            /** @enum {string} */
            end: "pickup" | "delivery";
            /** @description On which leg of the trip, from 0. Left out: where they add the fewest miles. */
            leg?: number | null;
        };
        KeptStops: {
            /** @description Every stop that is left, in its order. */
            stops: components["schemas"]["KeptStop"][];
        };
        SavedQueryAnswer: {
            category: components["schemas"]["CategoryOrNull"];
            status: string | null;
            q: string | null;
            near: string | null;
            pickupNear: string | null;
            deliveryNear: string | null;
            radiusMiles: number | null;
            minBudget: number | null;
            maxBudget: number | null;
            sort: string | null;
        };
        SavedSearchAnswer: {
            /** Format: uuid */
            id: string;
            label: string;
            query: components["schemas"]["SavedQueryAnswer"];
            /** @description When you are told of new listings that it finds. */
            notify: string;
            /**
             * @description The page of the app that shows what it finds.
             * @example /browse?near=Denver%2C+CO
             */
            path: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SavedQuery: {
            category?: components["schemas"]["CategoryGivenOrNull"];
            /** @description `open`: listed or quoted. */
            status?: ("listed" | "quoted" | "booked" | "open") | null;
            /** @description Words of title and description. */
            q?: string | null;
            /**
             * @description A place, or lat,lon: either end is near it.
             * @example Denver, CO
             */
            near?: string | null;
            /** @example Austin, TX */
            pickupNear?: string | null;
            /** @example Denver, CO */
            deliveryNear?: string | null;
            /** @description Left out: 50. */
            radiusMiles?: number | null;
            minBudget?: number | null;
            maxBudget?: number | null;
            sort?: ("newest" | "budget" | "-budget" | "pickupDate" | "nearest" | "-pay" | "-payPerMile") | null;
        };
        NewSavedSearch: {
            /** @example Boats near Denver */
            label: string;
            query: components["schemas"]["SavedQuery"];
            /**
             * @description When you are told of new listings that it finds. Left out: off.
             * @enum {string}
             */
            notify?: "off" | "instant" | "hourly" | "daily" | "webhook";
        };
        SavedSearchChanges: {
            /** @example Boats near Denver */
            label?: string;
            query?: components["schemas"]["SavedQuery"];
            /** @enum {string} */
            notify?: "off" | "instant" | "hourly" | "daily" | "webhook";
        };
        NewTrackingLinkAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Grandma */
            label: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody last looked.
             */
            seenAt: string | null;
            showsCode: boolean;
            /**
             * Format: uri-reference
             * @description The page to share. It holds the token, which is not shown again.
             * @example /track/x7VdKx3vQm9aT7wLr2uBpN
             */
            path: string;
        };
        NewTrackingLink: {
            /**
             * @description For whom it is.
             * @example Grandma
             */
            label?: string | null;
            /** @description Whoever has the link reads the release code on it. */
            showsCode?: boolean;
        };
        TrackingLinkAnswer: {
            /** Format: uuid */
            id: string;
            /** @example Grandma */
            label: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody last looked.
             */
            seenAt: string | null;
            showsCode: boolean;
        };
        ExpectedAnswer: {
            /**
             * Format: date-time
             * @description From where it was last seen; null: only the day is known.
             */
            from: string | null;
            /** Format: date-time */
            to: string | null;
            /**
             * Format: date
             * @description The agreed day.
             */
            day: string | null;
            /** @description The window begins after the agreed day. */
            late: boolean;
        };
        TrackedPositionAnswer: {
            /**
             * @description To a tenth of a degree.
             * @example 33.4
             */
            latitude: number;
            /**
             * @description To a tenth of a degree.
             * @example -97.1
             */
            longitude: number;
            /** Format: date-time */
            at: string;
        };
        TrackAnswer: {
            /**
             * @description Without contact data.
             * @example Sailing boat, 22 ft
             */
            title: string;
            /** @example Austin, TX */
            from: string;
            /** @example Denver, CO */
            to: string;
            status: string;
            /** Format: date-time */
            deliveredAt: string | null;
            /**
             * @description Of the place it goes to.
             * @example America/Denver
             */
            timeZone: string;
            /** @description null once it is delivered. */
            expected: components["schemas"]["ExpectedAnswer"] | null;
            /** @description While it is on the road. */
            position: components["schemas"]["TrackedPositionAnswer"] | null;
            /** @description The carrier's first name. */
            carrier: string | null;
            /** @description null before there are twenty. */
            record: components["schemas"]["ArrivalRecordAnswer"] | null;
            /** @description Whoever has the link may say where exactly it goes. */
            canSetPoint: boolean;
            /** @description The release code, if the owner lets this link show it. */
            code: string | null;
            /**
             * Format: uri-reference
             * @description Of the bill of lading, on the link printed on it.
             */
            bill: string | null;
        };
        WaitingAt: {
            /** @example 39.7392 */
            latitude: number;
            /** @example -104.9903 */
            longitude: number;
        };
        NewDriverAnswer: {
            /** @example Sam */
            name: string;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the link was first opened.
             */
            openedAt: string | null;
            /**
             * Format: uri-reference
             * @description The page to send to the driver. It holds the token, which is not shown again.
             * @example /drive#x7VdKx3vQm9aT7wLr2uBpN
             */
            path: string;
        };
        NewDriver: {
            /**
             * @description Who drives, as the shipper is told.
             * @example Sam
             */
            name: string;
            /**
             * @description For the shipper to call.
             * @example (512) 555-0142
             */
            phone?: string | null;
        };
        DriverAnswer: {
            /** @example Sam */
            name: string;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the link was first opened.
             */
            openedAt: string | null;
        };
        DriverOfJobAnswer: {
            driver: components["schemas"]["DriverAnswer"] | null;
        };
        DriverQuoteAnswer: components["schemas"]["QuoteAnswerFields"] & {
            /** Format: date */
            estimatedPickupUntil: string | null;
            /** Format: date */
            pickupDay: string | null;
            pickupDayHours: components["schemas"]["HoursOfDay"] | null;
        };
        DriverJobAnswer: {
            shipment: components["schemas"]["ShipmentAnswer"];
            quote: components["schemas"]["DriverQuoteAnswer"];
            /** @description How it was when it was picked up. */
            reports: components["schemas"]["ConditionReportAnswer"][];
            /** @description Arrivals, and when nothing could be done there. */
            events: components["schemas"]["TimelineEventAnswer"][];
        };
        Scope: string;
        Fact: string;
        Category: string;
        /** @enum {string} */
        CategoryGiven: "vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other";
        /** Format: uri-reference */
        UploadPath: string;
        AccessOrNull: {
            /** @example driveway */
            place?: ("curb" | "driveway" | "garage" | "dock" | "inside") | null;
            /**
             * @description Steps between the item and the truck.
             * @example 3
             */
            stairs?: number | null;
            /** @description Whether there is an elevator. */
            lift?: boolean | null;
            /**
             * @description Anybody who sees the listing reads it.
             * @example The gate is 10 ft wide.
             */
            note?: string | null;
        } | null;
        CategoryOrNull: string | null;
        CategoryGivenOrNull: ("vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other") | null;
        /** @enum {string} */
        ScopeGiven: "shipments:read" | "shipments:write" | "quotes:read" | "quotes:write" | "bookings:write" | "deliveries:write" | "deliveries:confirm" | "payments:read" | "messages:read" | "messages:write" | "claims:read" | "claims:write" | "reviews:write" | "events:read" | "webhooks:write" | "account:read";
        /**
         * @example [
         *       "/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10"
         *     ]
         */
        UploadPathsOrNull: components["schemas"]["UploadPath"][] | null;
        HoursOrNull: {
            /** @example 08:00 */
            from: string;
            /** @example 12:00 */
            to: string;
        } | null;
        ContactOrNull: {
            /** @example Dana Reyes */
            name?: string | null;
            /** @example (512) 555-0142 */
            phone?: string | null;
        } | null;
        PaymentStatus: string;
        Row: {
            [key: string]: unknown;
        };
        Rows: components["schemas"]["Row"][];
        ShipmentFields: {
            /**
             * @description The kind of item, for example boat. If left out or empty, it is inferred from the title.
             * @example boat
             */
            subcategory?: string | null;
            /**
             * Format: date
             * @description The day it should be picked up by, at the pickup place; with `pickupUntil`, the first day.
             */
            pickupDate?: string | null;
            /**
             * Format: date
             * @description The last pickup day, at most 60 days after `pickupDate`.
             */
            pickupUntil?: string | null;
            /** @description The hours in which it can be picked up, at the pickup place. */
            pickupHours?: components["schemas"]["HoursOrNull"];
            /**
             * Format: date
             * @description The first day it can be received.
             */
            deliveryFrom?: string | null;
            /**
             * Format: date
             * @description The day it should arrive by.
             */
            deliveryDate?: string | null;
            /** @description The hours in which it can be received, at the delivery place. */
            deliveryHours?: components["schemas"]["HoursOrNull"];
            /**
             * @description lbs
             * @example 2400
             */
            weight?: number | null;
            /**
             * @description L x W x H in ft
             * @example 18 x 7 x 6
             */
            dimensions?: string | null;
            /** @example 1500 */
            budget?: number | null;
            /** @description A carrier books it at this price; then pay within 24 hours. */
            bookNowPrice?: number | null;
            /** @description `checked` (left out): identity or liability insurance is; `proven`: and 3 jobs done. */
            bookNowFor?: ("anybody" | "checked" | "proven") | null;
            /**
             * @description What the item is worth; a claim cannot exceed it.
             * @example 12000
             */
            declaredValue?: number | null;
            /** @description If it is several things. `weight` and `declaredValue` are their sums, null unless all say theirs, `dimensions` the largest; none of these may be sent (`from_items`). A change sends the whole list. */
            items?: components["schemas"]["ItemGiven"][] | null;
            photos?: components["schemas"]["UploadPathsOrNull"];
            /**
             * @description One for each photo, in their order; an empty text is none. Anybody reads them. Left out, each photo keeps its own.
             * @example [
             *       "Front, with the lid closed"
             *     ]
             */
            photoCaptions?: string[] | null;
            /** @description How the item can be loaded. Anybody who sees the listing reads it. */
            pickupAccess?: components["schemas"]["AccessOrNull"];
            /** @description How the item can be unloaded. Anybody who sees the listing reads it. */
            deliveryAccess?: components["schemas"]["AccessOrNull"];
            /** @description Of a vehicle or machine: does it drive by itself? */
            runs?: boolean | null;
            /**
             * @description What your own system calls it: only you see it, and no other shipment of yours may have it.
             * @example STK-4711
             */
            externalRef?: string | null;
            /**
             * @description Your own notes, seen by you alone: 4 kB, names of up to 40 characters.
             * @example {
             *       "branch": "Austin"
             *     }
             */
            metadata?: {
                [key: string]: string;
            } | null;
            /**
             * @description Only you see it, and the booked carrier once the payment is in escrow.
             * @example 200 Congress Ave, Austin, TX 78701
             */
            pickupAddress?: string | null;
            /**
             * @description Only you see it, and the booked carrier once the payment is in escrow.
             * @example 1701 Wynkoop St, Denver, CO 80202
             */
            deliveryAddress?: string | null;
            /** @description Whom to call there. Seen by you and, once paid, the booked carrier. */
            pickupContact?: components["schemas"]["ContactOrNull"];
            /** @description Whom to call there. Seen by you and, once paid, the booked carrier. */
            deliveryContact?: components["schemas"]["ContactOrNull"];
            /** @description Carriers who did a job for you and see it before all others. Once listed, only `[]`: open it to all. */
            onlyFor?: string[] | null;
            /**
             * Format: date-time
             * @description When it opens to all: 48 hours after it is listed, if left out.
             */
            onlyUntil?: string | null;
        };
        TripFields: {
            /**
             * @description Places between, in their order.
             * @example [
             *       "Amarillo, TX"
             *     ]
             */
            via?: string[] | null;
            /** @description By so many days it can begin later. Left out: 0. */
            flexibleDays?: number;
            /** @description Left out: 500. */
            milesADay?: number;
            /** @description lbs that are free. */
            freeWeight?: number | null;
            /** @description ft that are free. */
            freeLength?: number | null;
            /** @description ft */
            freeWidth?: number | null;
            /**
             * @description Left out: every category.
             * @example [
             *       "vehicles",
             *       "freight"
             *     ]
             */
            takes?: components["schemas"]["CategoryGiven"][] | null;
            /** @description How far out of the way a load may lead. Left out: 50. */
            maxAddedMiles?: number;
            /** @description Shorter loads are left out. Left out: a tenth of the trip, at least 1. */
            minLoadMiles?: number | null;
            /**
             * @description What a mile costs you. Left out: 2.26, ATRI's average for 2024.
             * @example 2.25
             */
            costAMile?: number;
            /**
             * @description When you are told of new loads, not between 21:00 and 7:00 at its first place. Left out: instant. `hourly` and `daily` (7:00) are mailed too. `webhook`: only programs, at any hour.
             * @enum {string}
             */
            notify?: "off" | "instant" | "hourly" | "daily" | "webhook";
            /** @example Home from Denver */
            label?: string | null;
        };
        ChangeOrderAnswerFields: {
            /**
             * Format: uuid
             * @description null: no item in particular, or it is no longer listed.
             */
            itemId: string | null;
            /** @description What it was called then. */
            itemTitle: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: uuid */
            quoteId: string;
            photos: string[];
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description What it waits for. */
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        UserAnswerFields: {
            /** @example Two trucks, twelve years on the road. */
            about: string | null;
            /**
             * @description Where a carrier is at home.
             * @example Austin, TX
             */
            homeBase: string | null;
            /** @description What a carrier drives most. */
            lanes: components["schemas"]["LaneAnswer"][];
            /** @description What a carrier takes. */
            takes: components["schemas"]["Category"][];
            truckPhotos: string[];
            /** Format: uuid */
            id: string;
            /** @example Dana */
            firstName: string | null;
            isCarrier: boolean;
            /** @example 38 */
            reviewCount: number;
        };
        RateAnswerFields: {
            /** @example Open Auto Carrier */
            carrierName: string;
            /** @example Open Transport */
            serviceType: string;
            /**
             * @description Days on the road, not counting the wait for the pickup.
             * @example 3
             */
            estimatedDays: number;
            estimatedCost: number;
            /** @example USD */
            currency: string;
            /** @description Most prices fall between `low` and `high`; GET /api/price-truth says how many did in a test. */
            low: number;
            high: number;
            /** @description The service most people use for such a job; its range is the one shown beside quotes. */
            usual: boolean;
        };
        FactsFields: {
            /** @description Road miles more than without it. */
            addedMiles: number;
            /** @description What it pays before the platform fee; null when nobody can say yet. */
            pay: number | null;
            /** @description `budget`: what its owner wants to spend; `typical`: what carriers usually take. */
            payBasis: string | null;
            /**
             * @description Dollars left after the fee and the added miles.
             * @example 612.4
             */
            net: number | null;
        };
        QuoteFields: {
            /** @example I can load on Tuesday. */
            message?: string | null;
            /**
             * @description What your own system calls it: only you see it, and no other quote of yours may have it.
             * @example STK-4711
             */
            externalRef?: string | null;
            /**
             * @description Your own notes, seen by you alone: 4 kB, names of up to 40 characters.
             * @example {
             *       "branch": "Austin"
             *     }
             */
            metadata?: {
                [key: string]: string;
            } | null;
        };
        QuoteAnswerFields: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            shipmentId: string;
            /** Format: date */
            estimatedPickupDate: string | null;
            /** Format: date */
            estimatedDeliveryDate: string | null;
            status: string;
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            updatedAt: string;
        };
        ShipmentEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/shipments/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "shipmentId">;
        };
        QuoteEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "shipmentId" | "quoteId">;
        };
        QuestionEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "questionId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/shipments/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "questionId" | "shipmentId">;
        };
        CounterOfferEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "counterOfferId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "counterOfferId" | "shipmentId" | "quoteId">;
        };
        PaymentEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "paymentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/payments/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "shipmentId" | "quoteId" | "paymentId">;
        };
        MessageConversationEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "messageId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "conversationId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/messages/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "messageId" | "conversationId">;
        };
        LocationEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "locationId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/shipments/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "shipmentId" | "locationId">;
        };
        ClaimEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "claimId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/claims/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "claimId" | "shipmentId" | "quoteId">;
        };
        ChangeOrderEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "changeOrderId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "quoteId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "changeOrderId" | "shipmentId" | "quoteId">;
        };
        ReviewEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "reviewId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "shipmentId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/shipments/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "reviewId" | "shipmentId">;
        };
        VerificationUserEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "verificationId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "userId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/users/me/verification"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "verificationId" | "userId">;
        };
        WebhookEndpointEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "webhookEndpointId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/webhook-endpoints/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "webhookEndpointId">;
        };
        ImportEvent: components["schemas"]["EventAnswer"] & {
            /**
             * @example {
             *       "importId": "6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11",
             *       "url": "/api/imports/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"
             *     }
             */
            data?: WithRequired<components["schemas"]["EventData"], "importId">;
        };
    };
    responses: {
        /** @description Not Found */
        E404: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description What calls made like this may refuse */
        Usual: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description What calls made like this may refuse */
        Usual_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Forbidden */
        E403: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Bad Request */
        E400: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description No Content */
        NoContent: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Conflict */
        E409: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description What calls made like this may refuse */
        Usual_register: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Bad Request */
        E400_upload: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Forbidden */
        E403_passport: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description What calls made like this may refuse */
        Usual_live: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Bad Request */
        E400_distance: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShipmentAnswer"];
            };
        };
        /** @description OK */
        OK_decline: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        /** @description OK */
        OK_changeProfile: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserAnswer"];
            };
        };
        /** @description Bad Request */
        E400_changeEmail: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Conflict */
        E409_arrive: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description No Content */
        NoContent_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Created */
        Created: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadAnswer"][];
            };
        };
        /** @description Conflict */
        E409_upload: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Conflict */
        E409_register: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Bad Request */
        E400_openAsDriver: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Forbidden */
        E403_create: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Created */
        Created_create: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShipmentAnswer"];
            };
        };
        /** @description OK */
        OK_report: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description Forbidden */
        E403_make: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_counterOffers_decline: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CounterOfferAnswer"];
            };
        };
        /** @description OK */
        OK_pdf: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description Conflict */
        E409_unaccept: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Conflict */
        E409_change: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Bad Request */
        E400_plan: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StopsAnswer"];
            };
        };
        /** @description OK */
        OK_live: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HealthAnswer"];
            };
        };
        /** @description OK */
        OK_login: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignedInAnswer"];
            };
        };
        /** @description Created */
        Created_apiKeys_create: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewApiKeyAnswer"];
            };
        };
        /** @description Bad Request */
        E400_create: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_shipments_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShipmentAnswer"];
            };
        };
        /** @description OK */
        OK_listOf: {
            headers: {
                Link: components["headers"]["Link"];
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Count-Capped": components["headers"]["Capped"];
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"][];
            };
        };
        /** @description Forbidden */
        E403_submit: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_quotes_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QuoteAnswer"];
            };
        };
        /** @description OK */
        OK_payments_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentAnswer"];
            };
        };
        /** @description OK */
        OK_confirm: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SandboxAnswer"];
            };
        };
        /** @description Payment Required */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SandboxAnswer"];
            };
        };
        /** @description OK */
        OK_arrive: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActAnswer"];
            };
        };
        /** @description Conflict */
        E409_accept: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Conflict */
        E409_confirm: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Conflict */
        E409_cameLater: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_accept: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeOrderAnswer"];
            };
        };
        /** @description OK */
        OK_changeOrders_decline: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeOrderAnswer"];
            };
        };
        /** @description OK */
        OK_preferences_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PreferencesAnswer"];
            };
        };
        /** @description OK */
        OK_webhookEndpoints_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookEndpointAnswer"];
            };
        };
        /** @description OK */
        OK_secret: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSecretAnswer"];
            };
        };
        /** @description OK */
        OK_respond: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimAnswer"];
            };
        };
        /** @description OK */
        OK_passport: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PassportAnswer"];
            };
        };
        /** @description OK */
        OK_of: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecommendedLoadsAnswer"];
            };
        };
        /** @description OK */
        OK_preview: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TripLoadsAnswer"];
            };
        };
        /** @description OK */
        OK_trips_read: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TripAnswer"];
            };
        };
    };
    parameters: {
        /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
        IdempotencyKey: string;
        PhotoId: string;
        /** @description Width in pixels; default 1600. */
        W: "320" | "800" | "1600";
        /** @description Rows per page. */
        Limit: number;
        /** @description Where the page begins, from the previous page's Link header. */
        Cursor: string;
        Id: string;
        /** @description What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw. */
        UpdatedSince: string;
        Limit_list: number;
        Cursor_list: string;
        /** @description Only those you pay, or those you are paid. */
        Role: "payer" | "payee";
        Status: "pending" | "paid" | "in_escrow" | "released" | "refunded" | "failed";
        /** @description Only those made in this month (UTC). */
        Month: string;
        QuoteId: string;
        /** @description Only those about this shipment. */
        ShipmentId: string;
        /** @description Names, separated by commas; `quote.*` is all about quotes, `*` is all. */
        Types: string;
        /** @description Events of this shipment only. */
        ShipmentId_read: string;
        /** @description Events a page. */
        Limit_read: number;
        DeliveryId: string;
        /** @description Left out: out. `back`: from the last place to the first, from the last possible arrival on. */
        Direction: "out" | "back";
        /** @description Left out: net. `perAddedMile`: what adds nothing comes first; `pickupDate`: what has to be picked up soonest. */
        Sort: "net" | "added" | "perAddedMile" | "pickupDate" | "newest";
        /** @description Out of `next` of the page before. */
        Cursor_preview: string;
        /** @description The last part of a link's `path`. It is no UUID. */
        Token: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this answer in the logs. */
        Id: string;
        /** @description Seconds until the call may be made again. */
        RetryAfter: number;
        /** @description Calls left, and the seconds until counting starts over: `"reads";r=5999;t=60`. */
        RateLimit: string;
        /** @description Calls allowed, and in how many seconds: `"reads";q=6000;w=60`. */
        RateLimitPolicy: string;
        /** @description "true" when this repeats the answer to an earlier call with the same key. */
        Replayed: "true";
        /** @description The next page, rel="next"; of the event log also on an empty page. */
        Link: string;
        /** @description Exact up to 10,000; above 500, a count by words, places or budgets may be up to a minute old. */
        TotalCount: number;
        /** @description "true" when there are more rows than the count says. */
        Capped: string;
    };
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
            200: components["responses"]["OK_live"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_live"];
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
            200: components["responses"]["OK_live"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_live"];
        };
    };
    config_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_live"];
        };
    };
    uploads_upload: {
        parameters: {
            query?: {
                /** @description The act they are sent for: then they are kept 14 days. */
                actId?: string;
            };
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description JPEG, PNG or WebP, at most 10 MB each. */
                    photos: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["Created"];
            400: components["responses"]["E400_upload"];
            409: components["responses"]["E409_upload"];
            default: components["responses"]["Usual"];
        };
    };
    uploads_read: {
        parameters: {
            query?: {
                /** @description Width in pixels; default 1600. */
                w?: components["parameters"]["W"];
            };
            header?: never;
            path: {
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "application/pdf": string;
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    users_changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_changeProfile"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    users_blocked: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    users_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    users_unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    users_publicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicUserAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    places_search: {
        parameters: {
            query: {
                /** @description What was typed so far: a name, `name, state`, or the first digits of a ZIP code. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    places_distance: {
        parameters: {
            query: {
                /** @description A city and state, a ZIP code, or an address that contains one of these. */
                from: string;
                /** @description A city and state, a ZIP code, or an address that contains one of these. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistanceAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            default: components["responses"]["Usual_read"];
        };
    };
    addresses_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    addresses_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    addresses_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    widgets_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    widgets_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWidget"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    widgets_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    widgets_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WidgetChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    widgets_prefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrefillAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_live"];
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
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            409: components["responses"]["E409_register"];
            default: components["responses"]["Usual_register"];
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
            200: components["responses"]["OK_login"];
            /** @description Unauthorized */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_register"];
        };
    };
    auth_openAsDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverToken"];
            };
        };
        responses: {
            200: components["responses"]["OK_login"];
            400: components["responses"]["E400_openAsDriver"];
            default: components["responses"]["Usual_register"];
        };
    };
    auth_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
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
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
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
            200: components["responses"]["OK_changeProfile"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
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
            200: components["responses"]["OK_changeProfile"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    auth_listSessions: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    auth_endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
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
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
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
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_register"];
        };
    };
    auth_checkReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLink"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_register"];
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
            204: components["responses"]["NoContent"];
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_register"];
        };
    };
    auth_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400_openAsDriver"];
            409: components["responses"]["E409_register"];
            default: components["responses"]["Usual_register"];
        };
    };
    auth_resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    auth_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["OK_changeProfile"];
            400: components["responses"]["E400_changeEmail"];
            409: components["responses"]["E409_register"];
            default: components["responses"]["Usual"];
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
            204: components["responses"]["NoContent"];
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    apiKeys_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    apiKeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            201: components["responses"]["Created_apiKeys_create"];
            400: components["responses"]["E400_changeEmail"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    apiKeys_current: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentApiKeyAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    apiKeys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    apiKeys_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyAnswer"];
                };
            };
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    apiKeys_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            201: components["responses"]["Created_apiKeys_create"];
            400: components["responses"]["E400_changeEmail"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bulkShipments_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkShipments"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            403: components["responses"]["E403_create"];
            default: components["responses"]["Usual"];
        };
    };
    shipments_list: {
        parameters: {
            query?: {
                category?: "vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other";
                /** @description `open`: listed or quoted. */
                status?: "draft" | "listed" | "quoted" | "booked" | "in_transit" | "delivered" | "cancelled" | "open";
                /** @description Words of title and description. */
                q?: string;
                /** @description Your own shipments. */
                owner?: "me";
                /** @description Your templates, which other lists leave out. */
                template?: "true";
                /** @description Your own shipment that your system calls so. */
                externalRef?: string;
                /** @description Only these of them, up to 100, separated by commas. */
                ids?: string;
                /** @description What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Shipments whose accepted quote is yours. */
                carrier?: "me";
                /** @description Listings that you see before all others. */
                onlyFor?: "me";
                /** @description A place, or lat,lon: either end is near it. */
                near?: string;
                pickupNear?: string;
                deliveryNear?: string;
                radiusMiles?: number;
                minBudget?: number;
                maxBudget?: number;
                minWeight?: number;
                maxWeight?: number;
                minMiles?: number;
                maxMiles?: number;
                /** @description To be picked up on this day or later. */
                pickupFrom?: string;
                pickupTo?: string;
                /** @description Left out: newest. `nearest` needs a place. `-pay`: the highest budget, else typical price, first; `-payPerMile`: the same a mile. */
                sort?: "newest" | "budget" | "-budget" | "pickupDate" | "nearest" | "-pay" | "-payPerMile";
                limit?: components["parameters"]["Limit_list"];
                cursor?: components["parameters"]["Cursor_list"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentAnswer"][];
                };
            };
            400: components["responses"]["E400_distance"];
            default: components["responses"]["Usual_read"];
        };
    };
    shipments_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShipment"];
            };
        };
        responses: {
            201: components["responses"]["Created_create"];
            400: components["responses"]["E400_create"];
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    shipments_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_shipments_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    shipments_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShipmentChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_shipments_read"];
            400: components["responses"]["E400_create"];
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    shipments_publish: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    shipments_copy: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CopyAs"];
            };
        };
        responses: {
            201: components["responses"]["Created_create"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    shipmentPhotos_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description JPEG, PNG or WebP, at most 10 MB each. */
                    photos: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["Created_create"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    shipmentPhotos_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    timeline_timeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    shared_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedShipmentAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_live"];
        };
    };
    shared_photo: {
        parameters: {
            query?: {
                /** @description Width in pixels; default 1600. */
                w?: components["parameters"]["W"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_live"];
        };
    };
    imports_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    imports_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description CSV with commas, semicolons or tabs, at most 2,000 rows below a line of names, at most 5 MB. */
                    file: string[];
                    /**
                     * @description Fields of a shipment by column, as JSON; the guide lists them. Left out: guessed. Only `metadata` can be several.
                     * @example {"Stock no":"externalRef","Item":"title"}
                     */
                    mapping?: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            403: components["responses"]["E403_create"];
            default: components["responses"]["Usual"];
        };
    };
    imports_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    imports_rows: {
        parameters: {
            query?: {
                /** @description Rows after this one. */
                after?: number;
                limit?: number;
                /** @description Left out: all. */
                only?: "wrong";
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    imports_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_report"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    imports_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImportStart"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            403: components["responses"]["E403_create"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    quotes_listOf: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit_list"];
                cursor?: components["parameters"]["Cursor_list"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_listOf"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    quotes_listOwn: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit_list"];
                cursor?: components["parameters"]["Cursor_list"];
                /** @description Quotes on all of your listings, in place of those that you made. */
                owner?: "me";
                status?: "pending" | "accepted" | "declined" | "paid" | "in_progress" | "delivered" | "completed";
                /** @description Quotes of this shipment only. */
                shipmentId?: string;
                /** @description Your own quote that your system calls so. */
                externalRef?: string;
                /** @description What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw. */
                updatedSince?: components["parameters"]["UpdatedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_listOf"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    quotes_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuote"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            403: components["responses"]["E403_submit"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    quotes_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_quotes_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    quotes_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QuoteChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_quotes_read"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    quotes_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["OK_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    counterOffers_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterOfferAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    counterOffers_make: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCounterOffer"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterOfferAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            403: components["responses"]["E403_make"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    counterOffers_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["OK_counterOffers_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    counterOffers_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_counterOffers_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    questions_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    questions_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuestion"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionAnswer"];
                };
            };
            403: components["responses"]["E403_submit"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    questions_answer: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    recurrences_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurrenceAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    recurrences_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecurrence"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurrenceAnswer"];
                };
            };
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    recurrences_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    recurrences_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RecurrenceChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurrenceAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    payments_list: {
        parameters: {
            query?: {
                /** @description Only those you pay, or those you are paid. */
                role?: components["parameters"]["Role"];
                status?: components["parameters"]["Status"];
                /** @description Only those made in this month (UTC). */
                month?: components["parameters"]["Month"];
                /** @description Only the one for this quote. */
                quoteId?: string;
                /** @description What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    payments_totals: {
        parameters: {
            query?: {
                /** @description Only those you pay, or those you are paid. */
                role?: components["parameters"]["Role"];
                status?: components["parameters"]["Status"];
                /** @description Only those made in this month (UTC). */
                month?: components["parameters"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTotalsAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    payments_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_payments_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    payoutAccounts_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    payoutAccounts_onboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    sandbox_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["OK_confirm"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_register"];
        };
    };
    sandbox_authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAuthentication"];
            };
        };
        responses: {
            200: components["responses"]["OK_confirm"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_register"];
        };
    };
    statements_all: {
        parameters: {
            query?: {
                /** @description Only those you pay, or those you are paid. */
                role?: components["parameters"]["Role"];
                status?: components["parameters"]["Status"];
                /** @description Only those made in this month (UTC). */
                month?: components["parameters"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_report"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    statements_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_pdf"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    statements_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_report"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    proofs_arrive: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Arrival"];
            };
        };
        responses: {
            200: components["responses"]["OK_arrive"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_arrive"];
            default: components["responses"]["Usual"];
        };
    };
    proofs_attempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attempt"];
            };
        };
        responses: {
            200: components["responses"]["OK_arrive"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_arrive"];
            default: components["responses"]["Usual"];
        };
    };
    proofs_reports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionReportAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    proofs_exactPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExactPoint"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_take: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Taking"];
            };
        };
        responses: {
            200: components["responses"]["OK_decline"];
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bookings_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            200: components["responses"]["OK_decline"];
            403: components["responses"]["E403_make"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_accept"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_unaccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_unaccept"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["OK_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_unaccept"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PlanChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bookings_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["OK_payments_read"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_confirm"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_pickupDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupDayChoice"];
            };
        };
        responses: {
            200: components["responses"]["OK_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bookings_giveAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AddressesGiven"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_pickup: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PickupNote"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bookings_deliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_arrive"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_tryCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeTyped"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_arrive"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_cameLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_cameLater"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_confirmDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    bookings_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_cameLater"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_cancellationPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreview"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    bookings_contact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_read"];
        };
    };
    bookings_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_register"];
        };
    };
    changeOrders_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    changeOrders_propose: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChange"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderAnswer"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    changeOrders_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["OK_accept"];
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    changeOrders_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraPayAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    changeOrders_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_accept"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_confirm"];
            default: components["responses"]["Usual"];
        };
    };
    changeOrders_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            200: components["responses"]["OK_changeOrders_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_unaccept"];
            default: components["responses"]["Usual"];
        };
    };
    changeOrders_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_changeOrders_decline"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    acceptOffer_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAcceptance"];
            };
        };
        responses: {
            200: components["responses"]["OK_counterOffers_decline"];
            403: components["responses"]["E403_make"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_accept"];
            default: components["responses"]["Usual"];
        };
    };
    dashboard_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    dashboard_unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    prices_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatesQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateAnswer"][];
                };
            };
            400: components["responses"]["E400_distance"];
            default: components["responses"]["Usual"];
        };
    };
    prices_truth: {
        parameters: {
            query: {
                from: string;
                to: string;
                category: "vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other";
                /** @description lbs; else the category's usual item. */
                weight?: number;
                /** @description The kind of item, for example boat, horse or container. */
                subcategory?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceTruthAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            default: components["responses"]["Usual_read"];
        };
    };
    prices_comparisons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceComparisonAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    prices_refresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceComparisonAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    widgetEstimates_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `key` of the widget, `hwp_...`. It is no UUID. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetQuestion"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetEstimateAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_register"];
        };
    };
    messages_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    messages_addAttachments: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description PDF, JPEG, PNG or WebP, at most 10 MB each. */
                    attachments: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["Created"];
            400: components["responses"]["E400_upload"];
            409: components["responses"]["E409_upload"];
            default: components["responses"]["Usual"];
        };
    };
    messages_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    messages_conversations: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those with this user. */
                with?: string;
                /** @description Only those about this shipment. */
                shipmentId?: components["parameters"]["ShipmentId"];
                /** @description Only those with unread messages. */
                unread?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    messages_conversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    messages_messages: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    messages_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    tracking_locations: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    tracking_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLocation"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    positions_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionBatch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionResult"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    pushSubscriptions_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionsAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    pushSubscriptions_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPushSubscription"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    pushSubscriptions_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTestAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    pushSubscriptions_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    notifications_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    notifications_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            204: components["responses"]["NoContent_read"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    notifications_stream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event received; the stream resumes after it, up to 24 hours back. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    preferences_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_preferences_read"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    preferences_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PreferenceChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_preferences_read"];
            400: components["responses"]["E400"];
            default: components["responses"]["Usual"];
        };
    };
    preferences_unsubscribe: {
        parameters: {
            query: {
                /** @description From the mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400_openAsDriver"];
            default: components["responses"]["Usual_register"];
        };
    };
    publicEvents_read: {
        parameters: {
            query?: {
                /** @description Names, separated by commas; `quote.*` is all about quotes, `*` is all. */
                types?: components["parameters"]["Types"];
                /** @description Events of this shipment only. */
                shipmentId?: components["parameters"]["ShipmentId_read"];
                /** @description Events a page. */
                limit?: components["parameters"]["Limit_read"];
                /** @description From the Link of the page before; `now`: only a Link to what comes next. Left out: from the oldest, 30 days back. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAnswer"][];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_read"];
        };
    };
    publicEvents_latest: {
        parameters: {
            query?: {
                /** @description Names, separated by commas; `quote.*` is all about quotes, `*` is all. */
                types?: components["parameters"]["Types"];
                /** @description Events of this shipment only. */
                shipmentId?: components["parameters"]["ShipmentId_read"];
                /** @description Events a page. */
                limit?: components["parameters"]["Limit_read"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookEndpoints_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookEndpoints_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookEndpointAnswer"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    webhookEndpoints_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_webhookEndpoints_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookEndpoints_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    webhookEndpoints_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_webhookEndpoints_read"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_change"];
            default: components["responses"]["Usual"];
        };
    };
    webhookEndpoints_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_secret"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookEndpoints_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            200: components["responses"]["OK_secret"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    webhookDeliveries_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestAnswer"];
                };
            };
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    webhookDeliveries_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
                state?: "waiting" | "sent" | "failed" | "cancelled";
                /** @description The name of an event. */
                type?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryRow"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookDeliveries_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    webhookDeliveries_retry: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            404: components["responses"]["E404"];
            409: components["responses"]["E409_change"];
            default: components["responses"]["Usual"];
        };
    };
    webhookDeliveries_recover: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecovery"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
            404: components["responses"]["E404"];
            409: components["responses"]["E409_change"];
            default: components["responses"]["Usual"];
        };
    };
    reviews_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    reviews_of: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those about this shipment. */
                shipmentId?: components["parameters"]["ShipmentId"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"][];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    reviews_recordOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackRecordAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    support_own: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    support_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    support_reply: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReply"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    reports_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    helpTexts_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextsAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_live"];
        };
    };
    accounts_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    accounts_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["E400_changeEmail"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    claims_list: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
                shipmentId?: string;
                status?: "open" | "under_review" | "approved" | "partly_approved" | "denied" | "withdrawn";
                /** @description What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw. */
                updatedSince?: components["parameters"]["UpdatedSince"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"][];
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_read"];
        };
    };
    claims_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaim"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    claims_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    claims_evidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    claims_respond: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Response"];
            };
        };
        responses: {
            200: components["responses"]["OK_respond"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    claims_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_respond"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    verifications_passport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_passport"];
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual_read"];
        };
    };
    verifications_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_passport"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual"];
        };
    };
    verifications_addDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description PDF, JPEG, PNG or WebP, at most 10 MB each. */
                    documents: string[];
                };
            };
        };
        responses: {
            201: components["responses"]["Created"];
            400: components["responses"]["E400_upload"];
            403: components["responses"]["E403_passport"];
            409: components["responses"]["E409_upload"];
            default: components["responses"]["Usual"];
        };
    };
    recommended_of: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_of"];
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual_read"];
        };
    };
    recommended_after: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_of"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    recommended_addedMiles: {
        parameters: {
            query: {
                /** @description Ids of up to 50 listings, separated by commas. */
                shipments: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedMilesAnswer"][];
                };
            };
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual_read"];
        };
    };
    trips_own: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Left out: all. */
                status?: "planned" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripAnswer"][];
                };
            };
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual_read"];
        };
    };
    trips_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrip"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripAnswer"];
                };
            };
            400: components["responses"]["E400_plan"];
            403: components["responses"]["E403_passport"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    trips_preview: {
        parameters: {
            query?: {
                /** @description Left out: out. `back`: from the last place to the first, from the last possible arrival on. */
                direction?: components["parameters"]["Direction"];
                /** @description Left out: net. `perAddedMile`: what adds nothing comes first; `pickupDate`: what has to be picked up soonest. */
                sort?: components["parameters"]["Sort"];
                limit?: components["parameters"]["Limit_list"];
                /** @description Out of `next` of the page before. */
                cursor?: components["parameters"]["Cursor_preview"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrip"];
            };
        };
        responses: {
            200: components["responses"]["OK_preview"];
            400: components["responses"]["E400_plan"];
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual"];
        };
    };
    trips_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_trips_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    trips_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    trips_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TripChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_trips_read"];
            400: components["responses"]["E400_plan"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    trips_loads: {
        parameters: {
            query?: {
                /** @description Left out: out. `back`: from the last place to the first, from the last possible arrival on. */
                direction?: components["parameters"]["Direction"];
                /** @description Left out: net. `perAddedMile`: what adds nothing comes first; `pickupDate`: what has to be picked up soonest. */
                sort?: components["parameters"]["Sort"];
                limit?: components["parameters"]["Limit_list"];
                /** @description Out of `next` of the page before. */
                cursor?: components["parameters"]["Cursor_preview"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_preview"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    stops_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTripJob"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopsAnswer"];
                };
            };
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    stops_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                quoteId: components["parameters"]["QuoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    stops_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    stops_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeptStops"];
            };
        };
        responses: {
            200: components["responses"]["OK_read"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    stops_best: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderWish"];
            };
        };
        responses: {
            200: components["responses"]["OK_read"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    hiddenLoads_hide: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent_read"];
            403: components["responses"]["E403_passport"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    hiddenLoads_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403_passport"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    savedSearches_own: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"][];
                };
            };
            403: components["responses"]["E403_passport"];
            default: components["responses"]["Usual_read"];
        };
    };
    savedSearches_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    "Idempotency-Replayed": components["headers"]["Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            403: components["responses"]["E403_passport"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    savedSearches_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    savedSearches_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SavedSearchChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchAnswer"];
                };
            };
            400: components["responses"]["E400_distance"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    trackingLinks_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLinkAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    trackingLinks_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewTrackingLink"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTrackingLinkAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual"];
        };
    };
    trackingLinks_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    trackingLinks_bill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_pdf"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            /** @description Conflict */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            default: components["responses"]["Usual_read"];
        };
    };
    trackingLinks_track: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of a link's `path`. It is no UUID. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_live"];
        };
    };
    trackingLinks_billByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of a link's `path`. It is no UUID. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_pdf"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_live"];
        };
    };
    trackingLinks_exactPoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The last part of a link's `path`. It is no UUID. */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingAt"];
            };
        };
        responses: {
            204: components["responses"]["NoContent_read"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_register"];
        };
    };
    drivers_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverOfJobAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    drivers_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDriver"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewDriverAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual"];
        };
    };
    drivers_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    drivers_job: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverJobAnswer"];
                };
            };
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_read"];
        };
    };
    metrics_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["E400"];
            default: components["responses"]["Usual_live"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
