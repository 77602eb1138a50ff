// Made from openapi.admin.json by `npm run api`.

export interface paths {
    "/api/admin/ledger-entries/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the whole ledger */
        get: operations["ledger_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money-operations/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a money operation that was refused, failed at the bank, or is waiting */
        post: operations["operations_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money-operations/{id}/paid-by-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a refund the card does not take was paid by hand */
        post: operations["operations_paidByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business time in the demo */
        get: operations["bookings_now"];
        put?: never;
        /** Move business time forward and do what falls due on the way */
        post: operations["bookings_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-orders/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about a job that ended at the door */
        post: operations["changeOrders_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-orders/{id}/paid-by-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that what the carrier was granted for an empty trip was paid by hand */
        post: operations["changeOrders_paidByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dispute a quote's payment at the bank, as the cardholder */
        post: operations["sandboxBadDays_dispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/disputes/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a dispute, as the bank */
        post: operations["sandboxBadDays_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add money to the platform's balance at the provider, from its bank */
        post: operations["sandboxBadDays_topUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the provider's next calls or events fail */
        post: operations["sandboxBadDays_fail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of users */
        get: operations["admin_list_users"];
        put?: never;
        /** Open an account */
        post: operations["adminPeople_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the users */
        get: operations["admin_one_users"];
        /** Change an account */
        put: operations["adminPeople_change"];
        post?: never;
        /** Erase an account on its owner's behalf */
        delete: operations["adminPeople_erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account: it can only finish what is under way
         * @description The reason is mailed to the user.
         */
        post: operations["adminPeople_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a suspension */
        post: operations["adminPeople_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a user out everywhere */
        post: operations["adminPeople_endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an account's email address by hand */
        post: operations["adminPeople_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/send-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the owner of an account a link to choose a new password */
        post: operations["adminPeople_sendReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/view-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the app as a user: a token that reads and nothing else
         * @description Good for 15 minutes, and written into the audit log.
         */
        post: operations["adminPeople_viewAs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that happened around a shipment, by whom, and what falls due next
         * @description Its messages are among it: that they were read is written into the audit log once a visit.
         */
        get: operations["adminDeals_story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the shipments */
        get: operations["admin_one_shipments"];
        /** Correct a listing's texts before it is booked */
        put: operations["adminDeals_change"];
        post?: never;
        /** Remove a draft */
        delete: operations["adminDeals_removeDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a shipment, with a full refund */
        post: operations["adminDeals_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a payment on the owner's behalf */
        post: operations["adminDeals_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund out of escrow, in part or in full */
        post: operations["adminDeals_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the reviews */
        get: operations["admin_one_reviews"];
        put?: never;
        post?: never;
        /** Remove a review and recount the rating */
        delete: operations["adminContent_removeReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the messages */
        get: operations["admin_one_messages"];
        put?: never;
        post?: never;
        /** Remove a message */
        delete: operations["adminContent_removeMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a question, with its answer, out of its listing */
        post: operations["adminContent_hideQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the support tickets */
        get: operations["admin_one_support_tickets"];
        /** Mark a ticket as answered, closed or open */
        put: operations["adminContent_changeTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support-tickets/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a ticket: mailed to its author, and kept in it */
        post: operations["adminContent_answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a report that was looked at */
        post: operations["adminContent_closeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much a key called on each of the last 30 days, to the second before
         * @description The newest day first; days without calls are left out.
         */
        get: operations["adminKeys_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the api keys */
        get: operations["admin_one_api_keys"];
        /** Let a key call more often, or less, than others */
        put: operations["adminKeys_changeRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a key; it is refused at once
         * @description The reason is mailed to its owner.
         */
        post: operations["adminKeys_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-events/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look once more into an event of the provider that was parked after failures */
        post: operations["adminWebhooks_lookAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send nothing more to an endpoint, until an operator enables it again
         * @description The reason is mailed to its owner.
         */
        post: operations["adminWebhooks_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send events to an endpoint again */
        post: operations["adminWebhooks_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery once more, besides its schedule */
        post: operations["adminWebhooks_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings and their earlier versions, newest first */
        get: operations["adminSettings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings in force (`current`), or an earlier version */
        get: operations["adminSettings_one"];
        /**
         * Change the settings: a new version, in force at once
         * @description Deals already agreed keep the settings they were agreed under. `id` is `current`.
         */
        put: operations["adminSettings_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your role, and what it may do to each resource */
        get: operations["adminSystem_access"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the business is doing: the last days against the same number before them, what is open, and what is stuck */
        get: operations["adminSystem_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People, and what they are in, by whatever a caller names
         * @description At most 8 of each kind, best first. Each search is written into the audit log.
         */
        get: operations["adminSystem_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A preview of a mail, without the tokens in its links */
        get: operations["adminSystem_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail that was given up once more */
        post: operations["adminSystem_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs on the queues; filters id, queue and state (default failed; open means neither done nor given up) */
        get: operations["adminSystem_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job */
        get: operations["adminSystem_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a given-up job back on its queue */
        post: operations["adminSystem_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a carrier's fact; its badge shows from today */
        post: operations["adminVerifications_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a carrier's fact, or revoke an approved one
         * @description The carrier sees the reason.
         */
        post: operations["adminVerifications_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for operators, by resource */
        get: operations["adminQueue_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/{resource}/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who looks at something in the queue */
        post: operations["adminQueue_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/{resource}/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take something out of the queue for a while */
        post: operations["adminQueue_snooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/{resource}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators' notes about a record, newest first */
        get: operations["adminQueue_notes"];
        put?: never;
        /** Note something about a record, for other operators */
        post: operations["adminQueue_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an act carried out that another operator asked for
         * @description It is carried out as a call of yours, and refused as one. If its amount is another by now, it lapses.
         */
        post: operations["adminApprovals_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an act that waits for a second operator */
        post: operations["adminApprovals_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-breaks/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say why the provider and the ledger differ */
        post: operations["adminBreaks_explain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-breaks/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an explained difference; the next run opens it again if it is still there */
        post: operations["adminBreaks_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/evidence.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the deal of a chargeback says for itself, as PDF */
        get: operations["adminChargebacks_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who bears a chargeback that is lost now */
        get: operations["adminChargebacks_loss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the bank the evidence of the deal */
        post: operations["adminChargebacks_evidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}/accept-loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the loss of a chargeback; this cannot be undone */
        post: operations["adminChargebacks_acceptLoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shared-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of shared queries */
        get: operations["admin_list_shared_queries"];
        put?: never;
        /** Share a list's filters with all operators, under a name */
        post: operations["adminSharedQueries_share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shared-queries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the shared queries */
        get: operations["admin_one_shared_queries"];
        put?: never;
        post?: never;
        /** Share a query no longer */
        delete: operations["adminSharedQueries_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts that operators may word themselves */
        get: operations["adminTexts_list"];
        put?: never;
        /** Add a question with its answer, or a reply to tickets */
        post: operations["adminTexts_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A text as it is said now */
        get: operations["adminTexts_one"];
        /** Word a text anew: a new version, said at once */
        put: operations["adminTexts_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 50 versions of a text, newest first */
        get: operations["adminTexts_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text as people read it, with example values */
        post: operations["adminTexts_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say an earlier version again, or the original */
        post: operations["adminTexts_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of shipments */
        get: operations["admin_list_shipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of quotes */
        get: operations["admin_list_quotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of payments */
        get: operations["admin_list_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of queue */
        get: operations["admin_list_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of claims */
        get: operations["admin_list_claims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of messages */
        get: operations["admin_list_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of reviews */
        get: operations["admin_list_reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of questions */
        get: operations["admin_list_questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of timeline */
        get: operations["admin_list_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of support tickets */
        get: operations["admin_list_support_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of reports */
        get: operations["admin_list_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of verifications */
        get: operations["admin_list_verifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of ledger entries */
        get: operations["admin_list_ledger_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of refunds */
        get: operations["admin_list_refunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of chargebacks */
        get: operations["admin_list_chargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of approvals */
        get: operations["admin_list_approvals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money-operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of money operations */
        get: operations["admin_list_money_operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-breaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of reconciliation breaks */
        get: operations["admin_list_reconciliation_breaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of payment charges */
        get: operations["admin_list_payment_charges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counter-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of counter offers */
        get: operations["admin_list_counter_offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of change orders */
        get: operations["admin_list_change_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of deadlines */
        get: operations["admin_list_deadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of api keys */
        get: operations["admin_list_api_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of webhook events */
        get: operations["admin_list_webhook_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of webhook endpoints */
        get: operations["admin_list_webhook_endpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of webhook deliveries */
        get: operations["admin_list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of emails */
        get: operations["admin_list_emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of audit log */
        get: operations["admin_list_audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rate-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of rate cards */
        get: operations["admin_list_rate_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/{resource}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All records of a resource, for a spreadsheet
         * @description Names and titles stand beside ids. Each file is written into the audit log.
         */
        get: operations["admin_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the quotes */
        get: operations["admin_one_quotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the payments */
        get: operations["admin_one_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the queue */
        get: operations["admin_one_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the claims */
        get: operations["admin_one_claims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the questions */
        get: operations["admin_one_questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the timeline */
        get: operations["admin_one_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the reports */
        get: operations["admin_one_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the verifications */
        get: operations["admin_one_verifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the ledger entries */
        get: operations["admin_one_ledger_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the refunds */
        get: operations["admin_one_refunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the chargebacks */
        get: operations["admin_one_chargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the approvals */
        get: operations["admin_one_approvals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money-operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the money operations */
        get: operations["admin_one_money_operations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation-breaks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the reconciliation breaks */
        get: operations["admin_one_reconciliation_breaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-charges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the payment charges */
        get: operations["admin_one_payment_charges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/counter-offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the counter offers */
        get: operations["admin_one_counter_offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/change-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the change orders */
        get: operations["admin_one_change_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deadlines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the deadlines */
        get: operations["admin_one_deadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the webhook events */
        get: operations["admin_one_webhook_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the webhook endpoints */
        get: operations["admin_one_webhook_endpoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the webhook deliveries */
        get: operations["admin_one_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the emails */
        get: operations["admin_one_emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the audit log */
        get: operations["admin_one_audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rate-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the rate cards */
        get: operations["admin_one_rate_cards"];
        /** Create a new version of the rate card */
        put: operations["rateCards_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rate-cards/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a rate card would do to ten standard jobs */
        post: operations["rateCards_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rate-cards/recompute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Learn from the paid quotes now, as it happens every night */
        post: operations["rateCards_recompute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a claim
         * @description A shipper's award is paid out of escrow first, then from the carrier, then from the guarantee fund. A carrier's claim moves no money.
         */
        post: operations["claims_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/paid-by-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the part of a claim the card cannot take was paid by hand */
        post: operations["claims_paidByHand"];
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
            /**
             * @example already_booked
             * @enum {string}
             */
            code: "invalid_input" | "place_not_found" | "zip_mismatch" | "trip_overseas" | "password_too_common" | "wrong_password" | "token_invalid" | "from_items" | "too_many_photos" | "not_between" | "too_much" | "receiver_is_sender" | "unknown_version" | "key_in_url" | "webhook_signature" | "unauthorized" | "wrong_credentials" | "api_key_invalid" | "wrong_environment" | "card_refused" | "forbidden" | "carriers_only" | "shippers_only" | "admins_only" | "forbidden_role" | "one_job_only" | "view_only" | "own_shipment" | "no_increase_after_pickup" | "not_for_you" | "book_now_off" | "cross_site" | "blocked" | "account_suspended" | "session_only" | "scope_missing" | "network_not_allowed" | "not_found" | "receiver_not_found" | "method_not_allowed" | "illegal_transition" | "stale" | "external_ref_taken" | "email_taken" | "questions_closed" | "too_many_questions" | "quote_exists" | "quote_stale" | "quote_expired" | "quote_changed" | "price_changed" | "not_your_turn" | "counter_offers_used_up" | "quote_changes_used_up" | "facts_missing" | "carrier_suspended" | "already_booked" | "already_paid" | "payment_changed" | "payment_required" | "payment_not_completed" | "job_over" | "act_reused" | "payment_frozen" | "payment_disputed" | "contact_closed" | "claim_window_closed" | "claim_exists" | "claim_open" | "not_picked_up" | "pickup_day_closed" | "change_open" | "too_many_changes" | "change_changed" | "payment_processing" | "use_claim" | "has_payments" | "last_admin" | "review_exists" | "too_many_addresses" | "too_many_trips" | "too_many_searches" | "trip_full" | "too_many_links" | "too_many_keys" | "scopes_cannot_grow" | "rotation_running" | "too_many_widgets" | "too_many_endpoints" | "endpoint_disabled" | "import_repeated" | "file_quota" | "obligations_open" | "idempotency_in_progress" | "cursor_expired" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "too_many_requests" | "internal" | "unavailable";
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
            /** @enum {string} */
            id: "standard" | "plus" | "premium";
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
        LedgerCheckAnswer: {
            /** @description Every transaction sums to zero and every stored balance is the sum of its entries. */
            balanced: boolean;
            /** @description Each quote's escrow matches its payment. */
            escrowMatchesPayments: boolean;
            /** @description Quotes whose escrow is below zero. */
            negativeEscrow: string[];
            /** @description Escrow in the ledger minus escrow of the payments, in dollars. */
            difference: number;
        };
        NextStepAnswer: {
            /**
             * @description Who has to do it.
             * @enum {string}
             */
            who: "owner" | "carrier" | "operator" | "provider";
            /**
             * @description What has to be done.
             * @enum {string}
             */
            what: "publish" | "quotes" | "accept" | "change" | "pay" | "unaccept" | "settle" | "pickup" | "deliver" | "confirm-delivery" | "respond" | "resolve" | "paid-by-hand" | "close-dispute" | "transfer" | "payout-account" | "approve" | "answer";
            /**
             * Format: date-time
             * @description When it falls due.
             */
            until: string | null;
            /** @description What happens automatically if it is not done by then. */
            otherwise: string | null;
        };
        MoneyOperationAnswer: {
            /** Format: uuid */
            id: string;
            /**
             * @example refund
             * @enum {string}
             */
            kind: "transfer" | "refund" | "reversal" | "cancel_intent";
            /** @enum {string} */
            state: "pending" | "in_flight" | "unknown" | "blocked" | "succeeded" | "needs_attention";
            /** @description How many times it was tried. */
            attempts: number;
            /** Format: date-time */
            nextAttemptAt: string;
        };
        PaidByHand: {
            /**
             * @description A reference to find the payment by, such as the check or wire number.
             * @example Wire of March 9, no. 20270309-17
             */
            reference: string;
        };
        ClockAnswer: {
            /** Format: date-time */
            now: string;
        };
        ClockAdvance: {
            /** @example 3600 */
            advanceSeconds: number;
        };
        EndReviewAnswer: {
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /**
             * @description Against whom it counts.
             * @enum {string|null}
             */
            counts: "none" | "carrier" | "shipper" | null;
            /** @description To the carrier, from Haulway. */
            granted: number;
            /** @example Loaded without a scratch. */
            note: string | null;
        };
        ChangeOrderAnswer: components["schemas"]["ChangeOrderAnswerFields"] & {
            /**
             * @description Who proposed it.
             * @enum {string}
             */
            side: "shipper" | "carrier";
            /** @enum {string} */
            kind: "change" | "end";
            /** @enum {string} */
            reason: "item_differs" | "extra_item" | "access" | "waiting" | "dates" | "address" | "less" | "other";
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
            /** @enum {string} */
            status: "proposed" | "accepted" | "done" | "declined" | "withdrawn" | "lapsed" | "undone";
            declineReason: string | null;
            /**
             * Format: date-time
             * @description When it lapses, unanswered or unpaid; an `end` then ends the job.
             */
            expiresAt: string;
            review: components["schemas"]["EndReviewAnswer"] | null;
            /** @description Calls open to you. */
            can?: ("accept" | "pay" | "decline" | "withdraw" | "decide" | "paid-by-hand")[];
        };
        EndDecision: {
            /** @description Percent of the agreed amount to the carrier for the empty trip, paid by hand. */
            carrier: number;
            /**
             * @description Against the carrier's cancellations, the shipper's descriptions, or nobody.
             * @enum {string}
             */
            counts: "none" | "carrier" | "shipper";
            /**
             * @description Both sides read it.
             * @example Loaded without a scratch.
             */
            note: string;
        };
        ApprovalAsked: {
            /** Format: uuid */
            approvalId: string;
            /**
             * Format: date-time
             * @description It can be approved until then.
             */
            until: string;
        };
        DisputeAnswer: {
            /** @example du_1QxLz2 */
            id: string;
            /**
             * @description In Stripe's words.
             * @example needs_response
             */
            status: string;
        };
        NewDispute: {
            /** Format: uuid */
            quoteId: string;
            /**
             * Format: uuid
             * @description The change order whose extra is disputed; left out: the payment itself.
             */
            changeOrderId?: string;
            /**
             * @description What the cardholder's bank says, in Stripe's words.
             * @enum {string}
             */
            reason: "fraudulent" | "product_not_received" | "product_unacceptable" | "duplicate" | "subscription_canceled" | "credit_not_processed" | "unrecognized" | "general";
        };
        DisputeOutcome: {
            /** @enum {string} */
            outcome: "won" | "lost";
        };
        TopUpAnswer: {
            /** @example tu_1QxLz2 */
            id: string;
            /**
             * @description In Stripe's words.
             * @example succeeded
             */
            status: string;
        };
        NewTopUp: {
            /** @example 1240 */
            amount: number;
        };
        FaultAnswer: {
            /** @enum {string} */
            next: "drop_response" | "error_500" | "rate_limited" | "delay" | "late_fee" | "duplicate_webhook" | "no_webhook";
            times: number;
        };
        NewFault: {
            /**
             * @description For the next writes: drop_response does them but never answers, error_500 does not do them, rate_limited answers 429, delay answers late. For the next charges: late_fee puts money and fee in the balance a day later. For the next events: duplicate_webhook sends them twice, no_webhook never.
             * @enum {string}
             */
            next: "drop_response" | "error_500" | "rate_limited" | "delay" | "late_fee" | "duplicate_webhook" | "no_webhook";
            /** @description How often; left out: once. */
            times?: number;
        };
        NewUser: components["schemas"]["UserFields"] & {
            /** Format: email */
            email: string;
            /**
             * @description Not a common one, your email or your name.
             * @example a long walk to Denver
             */
            password: string;
            /** @description true for a carrier; omit for a shipper. */
            isCarrier?: boolean;
        };
        UserChanges: components["schemas"]["UserFields"] & {
            /** @example (512) 555-0142 */
            phone?: string | null;
            /** @example Boats and trailers, twelve years on the road. */
            bio?: string | null;
            /** @description The platform fee on what they ship, where it is lower than the usual one; for quotes accepted from now on. */
            feePercent?: number | null;
            /** @description Who at Haulway they can call; they see it. */
            supportContact?: string | null;
            isCarrier?: boolean;
        };
        MaybeReasoned: {
            /**
             * @description Kept in the audit log.
             * @example Plans changed.
             */
            reason?: string | null;
        };
        Reasoned: {
            /** @example Several shippers reported no-shows. */
            reason: string;
        };
        SignOut: {
            /**
             * @description Kept in the audit log.
             * @example Plans changed.
             */
            reason?: string | null;
            /** @description true: ends the user's API keys as well. */
            keys?: boolean;
        };
        ViewAnswer: {
            /**
             * @description Bearer token that reads as the user, and nothing else.
             * @example Kx3vQm9aT7wLr2uB
             */
            token: string;
            /**
             * Format: date-time
             * @description When it ends; earlier if your own session does.
             */
            until: string;
        };
        StoryClockAnswer: {
            /** @example auto_release */
            kind: string;
            /** Format: date-time */
            dueAt: string;
            /** @description What happens then. */
            until: string;
        };
        StoryPersonAnswer: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            side: "shipper" | "carrier";
            /** @example Dana Reyes */
            name: string;
            /** Format: email */
            email: string | null;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example 4.9 */
            rating: number | null;
            completedJobs: number;
            /** Format: date-time */
            suspendedAt: string | null;
        };
        StoryDriverAnswer: {
            /** @example Sam */
            name: string;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example Cole Reyes */
            carrier: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the link was first opened.
             */
            openedAt: string | null;
            /**
             * Format: date-time
             * @description When the carrier took the job back or gave it to another, or their account was closed to them.
             */
            endedAt: string | null;
            /** @description Whether the link shows the job now. */
            works: boolean;
        };
        StoryLineAnswer: {
            /** @description Unique within the story. */
            key: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "deal" | "money" | "claim" | "message" | "mail" | "position" | "operator" | "ticket";
            /**
             * @description What about, and what was done; of operators, the action as the audit log has it.
             * @example quote accept
             */
            what: string;
            /**
             * @description Who did it; null for the clock and for the card provider.
             * @example Cole R.
             */
            who: string | null;
            /** @enum {string} */
            by: "user" | "operator" | "clock" | "provider";
            /** @example 1240 */
            amount: number | null;
            /** @description What was written with it. */
            text: string | null;
            /**
             * @description With `id`, the record that it is about.
             * @example quotes
             */
            resource: string;
            id: string;
        };
        StoryAnswer: {
            clock: components["schemas"]["StoryClockAnswer"] | null;
            people: components["schemas"]["StoryPersonAnswer"][];
            /** @description The newest first, at most 20. */
            drivers: components["schemas"]["StoryDriverAnswer"][];
            /** @description The newest first, at most 300. */
            lines: components["schemas"]["StoryLineAnswer"][];
            /** @description Whether older lines were left out. */
            more: boolean;
        };
        ShipmentTexts: {
            /** @example Sailing boat, 22 ft */
            title?: string;
            /** @example A 22 ft boat, ready to go. */
            description?: string;
            /** @example boat */
            subcategory?: string | null;
        };
        OperatorRefund: {
            /** @example Several shippers reported no-shows. */
            reason: string;
            /**
             * @description Omit to refund everything that is left, including the protection plan.
             * @example 1240
             */
            amount?: number;
        };
        TicketChanges: {
            /** @enum {string} */
            status: "open" | "answered" | "closed";
        };
        NewReply: {
            /** @example It left Austin this morning. */
            text: string;
        };
        DeprecatedUse: {
            /** @description The call, and the field if it is one that is deprecated. */
            what: string;
            calls: number;
        };
        KeyUsageAnswer: {
            /**
             * Format: date
             * @description In UTC.
             */
            day: string;
            reads: number;
            writes: number;
            /** @description Past the limit of its minute. */
            refused: number;
            deprecated: components["schemas"]["DeprecatedUse"][];
        };
        KeyRate: {
            /** @example Several shippers reported no-shows. */
            reason: string;
            /**
             * @description Reads a minute, and as many writes; null: the usual 1,200 and 300.
             * @example 3000
             */
            ratePerMinute: number | null;
        };
        SettingsAnswer: {
            /** @example current */
            id: string;
            /** @description 0: the defaults. */
            version: number;
            /** @example 7 */
            platformFeePercent: number;
            /** @example 48 */
            paymentWindowHours: number;
            bookNowPaymentHours: number;
            /** @example 72 */
            autoReleaseHours: number;
            /** @example 48 */
            claimWindowHours: number;
            /** @example 10 */
            lateCancelPercent: number;
            /** @example 24 */
            freeCancelHours: number;
            /** @example 5 */
            delayPercentPerDay: number;
            /** @example 25 */
            delayMaxPercent: number;
            /** @example 72 */
            noShowHours: number;
            codeReleases: boolean;
            protectionPlans: components["schemas"]["ProtectionPlanAnswer"][];
            factsToBeAccepted: components["schemas"]["FactsByCategoryAnswer"];
            twoPersonAbove: number;
            supportPhone: string | null;
            /** @example Support is closed on Thanksgiving Day. */
            announcement: string | null;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        PlanChanges: {
            /** @enum {string} */
            id: "standard" | "plus" | "premium";
            label: string;
            /** @description Percent of the quote. */
            percent: number;
            /** @description The least the plan costs. */
            minimum: number;
            /**
             * @description The most the guarantee pays.
             * @example 100000
             */
            limit: number;
        };
        FactsByCategory: {
            vehicles?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
            household_items?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
            heavy_equipment?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
            freight?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
            animals?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
            other?: ("usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check")[];
        };
        SettingsChanges: {
            /** @example 7 */
            platformFeePercent?: number;
            /** @example 48 */
            paymentWindowHours?: number;
            bookNowPaymentHours?: number;
            /** @example 72 */
            autoReleaseHours?: number;
            /** @example 48 */
            claimWindowHours?: number;
            /** @example 10 */
            lateCancelPercent?: number;
            /**
             * @description Cancelling is free until this long before the agreed pickup day.
             * @example 24
             */
            freeCancelHours?: number;
            /** @example 5 */
            delayPercentPerDay?: number;
            /** @example 25 */
            delayMaxPercent?: number;
            /** @example 72 */
            noShowHours?: number;
            /** @description The owner's code, typed in at the door, confirms a delivery. */
            codeReleases?: boolean;
            /**
             * @description All three, in this order: standard, plus, premium.
             * @example [
             *       {
             *         "id": "standard",
             *         "label": "Standard",
             *         "percent": 0,
             *         "minimum": 0,
             *         "limit": 100000
             *       },
             *       {
             *         "id": "plus",
             *         "label": "Plus",
             *         "percent": 1.5,
             *         "minimum": 15,
             *         "limit": 250000
             *       },
             *       {
             *         "id": "premium",
             *         "label": "Premium",
             *         "percent": 2.5,
             *         "minimum": 25,
             *         "limit": 500000
             *       }
             *     ]
             */
            protectionPlans?: components["schemas"]["PlanChanges"][];
            /**
             * @description What a carrier must have had checked before a quote of theirs can be accepted.
             * @example {
             *       "animals": [
             *         "identity",
             *         "usda_registration"
             *       ]
             *     }
             */
            factsToBeAccepted?: components["schemas"]["FactsByCategory"];
            /** @description A release, refund or decision about more than this takes two operators. */
            twoPersonAbove?: number;
            /** @description null: the one from the environment. */
            supportPhone?: string | null;
            /**
             * @description Shown to everybody at the top of every page; null: none.
             * @example Support is closed on Thanksgiving Day.
             */
            announcement?: string | null;
            /** @description The version the changes are based on; refused if a newer one is in force. */
            version?: number;
        };
        RightAnswer: {
            /** @example payments */
            resource: string;
            acts: ("read" | "read_own" | "write" | "refund" | "erase" | "export")[];
        };
        RoleAnswer: {
            /** @enum {string} */
            role: "owner" | "support" | "finance" | "read_only";
            may: components["schemas"]["RightAnswer"][];
            /** @description The most that the act `refund` gives back of a payment, with what operators gave back of it before. */
            mostRefunded: number;
            /** @description What moves more than this takes two operators. */
            twoPersonAbove: number;
            /** @description The acts that do, `{resource}.{verb}` of their path. */
            twoPersonActs: ("payments.release" | "payments.refund" | "shipments.cancel" | "claims.resolve" | "change-orders.decide")[];
            /** @description false: nobody else could approve it, so one operator does it alone. */
            secondPerson: boolean;
        };
        PeriodAnswer: {
            /** @description Quotes whose payment reached escrow. */
            volume: number;
            /** @description Quotes whose payment was released. */
            released: number;
            /** @description Platform fees on what was released. */
            fees: number;
            /** @description Fees as a percentage of what was released; null if nothing was. */
            takeRatePercent: number | null;
            signUps: number;
            listed: number;
            /** @description Listings that got their first quote. */
            quoted: number;
            booked: number;
            paid: number;
            delivered: number;
            cancelled: number;
            /** @description Booked as a percentage of listed; null if nothing was listed. */
            fillRatePercent: number | null;
            /** @description Mean hours from the listing to its first quote. */
            hoursToFirstQuote: number | null;
        };
        DayAnswer: {
            /** Format: date */
            day: string;
            volume: number;
            fees: number;
            signUps: number;
            listed: number;
            booked: number;
            delivered: number;
        };
        OpenAnswer: {
            /** @description Held for deals under way. */
            escrowHeld: number;
            /** @description Accepted quotes not yet paid. */
            unpaidAcceptances: number;
            /** @description Paid but not picked up, past the promised day. */
            latePickups: number;
            /** @description In transit past the promised day. */
            lateDeliveries: number;
            /** @description Undecided claims opened less than a day ago. */
            claimsUnderOneDay: number;
            /** @description Opened one to three days ago. */
            claimsUnderThreeDays: number;
            /** @description Opened more than three days ago. */
            claimsOlder: number;
            /** @description Undecided claims past their time to decide. */
            claimsOverdue: number;
        };
        QueueHealthAnswer: {
            queue: string;
            waiting: number;
            active: number;
            delayed: number;
            failed: number;
        };
        HealthOfAnswer: {
            queues: components["schemas"]["QueueHealthAnswer"][];
            mailsQueued: number;
            /** @description Given up. */
            mailsFailed: number;
            /** @description Received from the provider but not processed yet. */
            webhooksOpen: number;
            /** @description Money operations a person has to look at. */
            moneyOperationsStuck: number;
            /** @description Due but not done. */
            deadlinesOverdue: number;
        };
        ArrivalRecordAnswer: {
            inside: number;
            /** @description Of the last so many deliveries. */
            of: number;
        };
        OverviewAnswer: {
            days: number;
            period: components["schemas"]["PeriodAnswer"];
            /** @description The same number of days before that. */
            previous: components["schemas"]["PeriodAnswer"];
            /** @description Each day of the period, oldest first. */
            daily: components["schemas"]["DayAnswer"][];
            open: components["schemas"]["OpenAnswer"];
            health: components["schemas"]["HealthOfAnswer"];
            /** @description How often arrival windows come true. */
            arrivals: components["schemas"]["ArrivalRecordAnswer"] | null;
        };
        FoundAnswer: {
            /**
             * @description The resource; with `id` its address.
             * @enum {string}
             */
            resource: "users" | "shipments" | "quotes" | "payments" | "claims" | "support-tickets" | "verifications";
            /** Format: uuid */
            id: string;
            /**
             * @description The name, or the title of the shipment.
             * @example Dana Reyes
             */
            title: string;
            /**
             * @description Who, where, or what kind.
             * @example dana@example.com, (512) 555-0142
             */
            detail: string;
            /** @example 1240 */
            amount: number | null;
            /** @description Of users only when suspended or erased. */
            status: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        SearchAnswer: {
            /** @description Whether any part of a name or title is found. Without trigrams (pg_trgm) in the database only the beginnings of words are. */
            anyPart: boolean;
            /** @description Whether nobody and nothing is named so, and the people who were found have names that are spelled much like it. */
            similar: boolean;
            /** @description At most 8 of each kind, best first: what is named so, then what belongs to these people and shipments. */
            found: components["schemas"]["FoundAnswer"][];
        };
        MailPreviewAnswer: {
            /** @example A new quote */
            subject: string;
            text: string;
            html: string | null;
        };
        JobAnswer: {
            /**
             * @description The queue, and the job's number on it.
             * @example events:42
             */
            id: string;
            /** @enum {string} */
            queue: "events" | "prices" | "money" | "imports" | "sweeps";
            /** @example notifications.tell */
            name: string;
            /** @enum {string} */
            state: "failed" | "waiting" | "active" | "delayed" | "completed";
            /** @description How many times it was tried. */
            attempts: number;
            /** @description Why it was given up. */
            failedReason: string | null;
            /** @description The ids it is about. */
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        QueueCountAnswer: {
            /** @enum {string} */
            resource: "approvals" | "claims" | "change-orders" | "chargebacks" | "verifications" | "support-tickets" | "reports" | "shipments" | "payments" | "money-operations" | "reconciliation-breaks" | "jobs" | "emails" | "texts";
            /** @description What waits now, without what is snoozed; at most 1,000. */
            count: number;
        };
        QueueCountsAnswer: {
            counts: components["schemas"]["QueueCountAnswer"][];
            /** @description How many of them are assigned to you. */
            mine: number;
        };
        Assignment: {
            /**
             * Format: uuid
             * @description An operator; left out: you, null: nobody.
             */
            to?: string | null;
        };
        Snooze: {
            /**
             * Format: date-time
             * @description Not in the queue until then; left out or null: back at once.
             */
            until?: string | null;
        };
        NoteAnswer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            authorId: string;
            /** @example Ada Reyes */
            author: string;
            text: string;
            /** Format: date-time */
            createdAt: string;
        };
        NewNote: {
            /** @example Called the carrier: the photos come tomorrow. */
            text: string;
        };
        BreakExplanation: {
            /** @enum {string} */
            reason: "timing" | "fee" | "by_hand" | "provider_error" | "our_error" | "other";
            /** @example A refund made at the provider by hand. */
            note: string;
        };
        ChargebackLoss: {
            /** @description Owed to the shipper anyway. */
            refundsAmount: number;
            /** @description Held for the carrier, who is not paid it. */
            escrowAmount: number;
            /** @description Taken back from the carrier. */
            carrierAmount: number;
            haulwayAmount: number;
        };
        ChargebackEvidence: {
            /** @description true: submitted, after which the bank decides. false: only kept at the provider. */
            submit: boolean;
            /**
             * @description What the bank should know besides, in your words.
             * @example Loaded without a scratch.
             */
            note?: string | null;
        };
        NewSharedQuery: {
            /**
             * @description Whose list.
             * @example payments
             * @enum {string}
             */
            resource: "users" | "shipments" | "quotes" | "payments" | "queue" | "shared-queries" | "claims" | "messages" | "reviews" | "questions" | "timeline" | "support-tickets" | "reports" | "verifications" | "ledger-entries" | "refunds" | "chargebacks" | "approvals" | "money-operations" | "reconciliation-breaks" | "payment-charges" | "counter-offers" | "change-orders" | "deadlines" | "api-keys" | "webhook-events" | "webhook-endpoints" | "webhook-deliveries" | "emails" | "audit-log" | "rate-cards";
            /** @example Frozen, above $5,000 */
            label: string;
            /**
             * @description JSON: an object of the list's filters.
             * @example {"frozen":true}
             */
            filter: string;
            /**
             * @description JSON: a field, then ASC or DESC.
             * @example ["createdAt","ASC"]
             */
            sort?: string;
        };
        TextContent: {
            /**
             * @description Of a mail.
             * @example Choose a new password
             */
            subject?: string;
            /** @description Of a mail; of a reply, what operators know it by. */
            heading?: string;
            /**
             * @description An empty line starts a new paragraph; of what cannot be shipped, each line is an item.
             * @example Cole R. offers $1,240.00.
             */
            body?: string;
            /** @description Of a mail, under its button. */
            closing?: string;
            question?: string;
            answer?: string;
            /** @description Other words that people search a question with. */
            also?: string;
            /** @description Where a question stands. */
            group?: string;
        };
        TextValueAnswer: {
            /** @example reason */
            name: string;
            says: string;
            example: string;
            /** @description The body or answer has to name it. */
            required: boolean;
        };
        TextAnswer: {
            /** @example mail.password_reset */
            id: string;
            /** @enum {string} */
            kind: "mail" | "question" | "prohibited" | "announcement" | "reply";
            /** @example Dana Reyes */
            name: string;
            /**
             * @description When it is sent, or where it stands.
             * @example Two trucks, twelve years on the road.
             */
            about: string;
            fields: ("subject" | "heading" | "body" | "closing" | "question" | "answer" | "also" | "group")[];
            /** @description What is said now. */
            content: components["schemas"]["TextContent"];
            /** @description null: operators added it. */
            original: components["schemas"]["TextContent"] | null;
            values: components["schemas"]["TextValueAnswer"][];
            /** @description 0: the original. */
            version: number;
            /** @description Operators worded it anew. */
            edited: boolean;
            hidden: boolean;
            /** @description Why the newest version cannot be used, so that the original is said. */
            unusable: string | null;
            /** Format: uuid */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        NewText: {
            /**
             * @description Left out: a question.
             * @enum {string}
             */
            kind?: "question" | "reply";
            /**
             * @example shipping
             * @enum {string}
             */
            group?: "shipping" | "quotes" | "payments" | "carriers" | "claims" | "account";
            /** @example Do you ship to Alaska? */
            question?: string;
            /** @example Yes. Call {supportPhone}. */
            answer?: string;
            /** @description Other words that people search it with. */
            also?: string;
            /** @description Of a reply: what operators know it by. */
            heading?: string;
            /**
             * @description Of a reply.
             * @example Cole R. offers $1,240.00.
             */
            body?: string;
        };
        TextChange: {
            /** @description Left out: as it is now. */
            content?: components["schemas"]["TextContent"];
            /** @description The version that the change is based on. */
            version: number;
            /** @description A question that is not shown, or a reply that is not offered. */
            hidden?: boolean;
        };
        TextVersionAnswer: {
            version: number;
            /** @description null: the original again. */
            content: components["schemas"]["TextContent"] | null;
            hidden: boolean;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            unusable: string | null;
        };
        TextPreviewAnswer: {
            /**
             * @description Of a mail.
             * @example A new quote
             */
            subject: string | null;
            text: string;
            /** @description Of a mail. */
            html: string | null;
        };
        TextDraft: {
            /** @description Left out: as it is now. */
            content?: components["schemas"]["TextContent"];
        };
        TextBack: {
            /** @description The version that the change is based on. */
            version: number;
            /** @description The version to say again; 0: the original. */
            to: number;
        };
        RateCardAnswer: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @description Every number an estimate is made from. */
            card: {
                [key: string]: unknown;
            };
            /** @example Loaded without a scratch. */
            note: string | null;
            /** @description The operator who made it; null for the one delivered. */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        RateCardChange: {
            /** @description The whole card. The call sets its version and date. */
            card: {
                [key: string]: unknown;
            };
            /**
             * @description Why, for the history.
             * @example Loaded without a scratch.
             */
            note?: string | null;
        };
        PreviewedJobAnswer: {
            /** @example Car, 3,500 lbs, 250 miles */
            job: string;
            before: number;
            after: number;
            /** @example -2.5 */
            changePercent: number;
            /** @description The range with the card you sent. */
            low: number;
            high: number;
        };
        CorrectionsAnswer: {
            version: number;
            cardVersion: number;
            /** Format: date-time */
            computedAt: string;
            /** @description Paid quotes looked at. */
            jobs: number;
            /** @description By kind of job: m (prices are exp(m) times the card's), n (effective number) and jobs. */
            cells: {
                [key: string]: unknown;
            };
        };
        ClaimAnswer: components["schemas"]["ChangeOrderAnswerFields"] & {
            /** Format: uuid */
            claimantId: string;
            /**
             * Format: uuid
             * @description The other side.
             */
            respondentId: string;
            /**
             * @description Which side opened it.
             * @enum {string}
             */
            side: "shipper" | "carrier";
            /** @enum {string} */
            kind: "damage" | "delay" | "no_show" | "other";
            /** @example 1240 */
            amount: number;
            /** @example A 22 ft boat, ready to go. */
            description: string;
            /** @enum {string} */
            status: "open" | "under_review" | "approved" | "partly_approved" | "denied" | "withdrawn";
            /**
             * @description The other side's account.
             * @example The strap held all the way.
             */
            response: string | null;
            responsePhotos: string[];
            /** Format: date-time */
            respondedAt: string | null;
            /** @enum {string|null} */
            decision: "approved" | "partly_approved" | "denied" | null;
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
            can?: ("respond" | "withdraw" | "resolve" | "paid-by-hand")[];
        };
        Resolution: {
            /** @enum {string} */
            decision: "approved" | "partly_approved" | "denied";
            /**
             * @description For partly_approved only: less than was claimed.
             * @example 1240
             */
            amount?: number | null;
            /**
             * @description The reasons; both sides see them.
             * @example Loaded without a scratch.
             */
            note: string;
        };
        AdminUser: {
            /** Format: uuid */
            id: string | null;
            /** Format: email */
            email: string | null;
            /** @example Dana */
            firstName: string | null;
            /** @example Reyes */
            lastName: string | null;
            /** Format: uri-reference */
            profileImageUrl: string | null;
            /** @example (512) 555-0142 */
            phone: string | null;
            /** @example Boats and trailers, twelve years on the road. */
            bio: string | null;
            feePercent: number | null;
            supportContact: string | null;
            masked: string[] | null;
            isCarrier: boolean | null;
            isAdmin: boolean | null;
            /** @enum {string|null} */
            operatorRole: "owner" | "support" | "finance" | "read_only" | null;
            /** @example 4.9 */
            rating: number | null;
            /** @example 38 */
            reviewCount: number | null;
            completedJobs: number | null;
            cancelledJobs: number | null;
            emailVerified: boolean | null;
            /** @enum {string|null} */
            payoutStatus: "none" | "pending" | "ready" | null;
            notMailed: string[] | null;
            notInApp: string[] | null;
            notPushed: string[] | null;
            pushedTo: number | null;
            /** Format: date-time */
            suspendedAt: string | null;
            suspendedReason: string | null;
            /** Format: date-time */
            deletedAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        AdminShipment: {
            /** @example Sailing boat, 22 ft */
            title: string | null;
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            /** @enum {string|null} */
            category: "vehicles" | "household_items" | "heavy_equipment" | "freight" | "animals" | "other" | null;
            /** @example boat */
            subcategory: string | null;
            /** @example Austin, TX */
            pickupLocation: string | null;
            /** @example Denver, CO */
            deliveryLocation: string | null;
            pickupPlace: string | null;
            deliveryPlace: string | null;
            /** @example 200 Congress Ave, Austin, TX 78701 */
            pickupAddress: string | null;
            /** @example 1701 Wynkoop St, Denver, CO 80202 */
            deliveryAddress: string | null;
            pickupContact: string | null;
            deliveryContact: string | null;
            /** Format: date */
            pickupDate: string | null;
            /** Format: date */
            pickupUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @example 2400 */
            weight: number | null;
            dimensions: string | null;
            photos: string[] | null;
            /** @enum {string|null} */
            status: "draft" | "listed" | "quoted" | "booked" | "in_transit" | "delivered" | "cancelled" | null;
            /** @example 1500 */
            budget: number | null;
            /** @example 12000 */
            declaredValue: number | null;
            /** @example 932 */
            distanceMiles: number | null;
            quoteCount: number | null;
            cancelReason: string | null;
            masked: string[] | null;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            onlyUntil: string | null;
            overdue: boolean | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Calls open to you. */
            can?: ("change" | "delete" | "publish" | "copy" | "photos" | "quotes" | "take" | "cancel" | "addresses" | "pickup" | "locations" | "deliver" | "confirm-delivery" | "came-later" | "claims" | "reviews" | "contact" | "change-orders" | "tracking-links" | "driver" | "questions")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminPayment: components["schemas"]["AdminPaymentFields"] & {
            /** Format: uuid */
            quoteId: string | null;
            /** Format: uuid */
            payerId: string | null;
            /** Format: uuid */
            payeeId: string | null;
            /** @example 86.8 */
            platformFee: number | null;
            /** @example 1153.2 */
            payoutAmount: number | null;
            /** @enum {string|null} */
            protectionPlan: "standard" | "plus" | "premium" | null;
            protectionFee: number | null;
            /** @example 1240 */
            chargedAmount: number | null;
            refundedAmount: number | null;
            refundedByOperators: number | null;
            grantedOnClaims: number | null;
            /** @enum {string|null} */
            status: "pending" | "paid" | "in_escrow" | "released" | "refunded" | "failed" | null;
            /** @enum {string|null} */
            transferStatus: "queued" | "sent" | "blocked" | null;
            /** Format: date */
            payoutExpectedOn: string | null;
            recoveredAmount: number | null;
            frozenBy: string[] | null;
            failureCode: string | null;
            failureMessage: string | null;
            stripeChargeId: string | null;
            stripeTransferId: string | null;
            /** Format: date-time */
            deliveryConfirmedAt: string | null;
            /** Format: date-time */
            releasedAt: string | null;
            /** @description Calls open to you. */
            can?: ("release" | "refund")[];
        };
        AdminQuestion: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: uuid */
            askerId: string | null;
            text: string | null;
            answer: string | null;
            masked: string[] | null;
            /** @enum {string|null} */
            status: "open" | "answered" | "hidden" | null;
            /** Format: date-time */
            askedAt: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** @description Calls open to you. */
            can?: ("answer" | "hide")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminSupportTicket: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @example Dana Reyes */
            name: string | null;
            email: string | null;
            /** @example Shipping */
            topic: string | null;
            /** @example I can load on Tuesday. */
            message: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** @enum {string|null} */
            status: "open" | "answered" | "closed" | null;
            replies: {
                [key: string]: unknown;
            }[] | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Calls open to you. */
            can?: ("change" | "reply")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminReport: {
            /** Format: uuid */
            id: string | null;
            /** @enum {string|null} */
            kind: "spam" | "scam" | "abuse" | "outside_payment" | "prohibited_item" | "other" | null;
            /** @enum {string|null} */
            subject: "message" | "user" | "shipment" | "quote" | "review" | null;
            /** Format: uuid */
            subjectId: string | null;
            /** Format: uuid */
            reporterId: string | null;
            /** Format: uuid */
            reportedId: string | null;
            text: string | null;
            /** @enum {string|null} */
            status: "open" | "closed" | null;
            /** Format: date-time */
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
            /** @description Calls open to you. */
            can?: "close"[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminApiKey: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @example Dana Reyes */
            name: string | null;
            environment: string | null;
            start: string | null;
            last4: string | null;
            scopes: string[] | null;
            allowedNetworks: string[] | null;
            ratePerMinute: number | null;
            live: boolean | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            lastUsedAt: string | null;
            lastUsedIp: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            revokedReason: string | null;
            /** Format: uuid */
            replacesId: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminWebhookEvent: {
            id: string | null;
            type: string | null;
            objectId: string | null;
            /** @enum {string|null} */
            state: "received" | "done" | "parked" | null;
            attempts: number | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            receivedAt: string | null;
            /** Format: date-time */
            doneAt: string | null;
        };
        AdminWebhookEndpoint: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            userId: string | null;
            /** Format: uri */
            url: string | null;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            events: string[] | null;
            failures: number | null;
            /** Format: date-time */
            failingSince: string | null;
            /** Format: date-time */
            lastSentAt: string | null;
            /** Format: date-time */
            disabledAt: string | null;
            /** @enum {string|null} */
            disabledReason: "owner" | "gone" | "failing" | "secret_lost" | "operator" | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        AdminWebhookDelivery: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            endpointId: string | null;
            /** Format: uri */
            endpointUrl: string | null;
            /** Format: uuid */
            eventId: string | null;
            type: string | null;
            /** @enum {string|null} */
            state: "waiting" | "sent" | "failed" | "cancelled" | null;
            attempt: number | null;
            /** Format: date-time */
            nextAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminEmail: {
            id: number | null;
            recipient: string | null;
            /** @example A new quote */
            subject: string | null;
            kind: string | null;
            /** @enum {string|null} */
            state: "queued" | "sent" | "failed" | null;
            attempts: number | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
        };
        AdminVerification: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            userId: string | null;
            /** @enum {string|null} */
            fact: "usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check" | null;
            /** @enum {string|null} */
            status: "submitted" | "verified" | "rejected" | "expired" | "replaced" | null;
            number: string | null;
            /** @example 100000 */
            limit: number | null;
            /** Format: date */
            expiresOn: string | null;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            provider: string | null;
            /** Format: date */
            checkedOn: string | null;
            /** @enum {string|null} */
            result: "clear" | "findings" | null;
            documents: string[] | null;
            /** Format: date */
            verifiedOn: string | null;
            /** @example Plans changed. */
            reason: string | null;
            /** Format: uuid */
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            alsoGivenBy: string[] | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Calls open to you. */
            can?: ("approve" | "reject")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminQueue: {
            id: string | null;
            resource: string | null;
            recordId: string | null;
            what: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            shipmentTitle: string | null;
            /** Format: uuid */
            personId: string | null;
            person: string | null;
            /** @example 1240 */
            amount: number | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            dueAt: string | null;
            dueInHours: number | null;
            overdue: boolean | null;
            /** Format: uuid */
            assignedTo: string | null;
            assignee: string | null;
            /** Format: date-time */
            snoozedUntil: string | null;
        };
        AdminApproval: {
            /** Format: uuid */
            id: string | null;
            act: string | null;
            resource: string | null;
            recordId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            shipmentTitle: string | null;
            /** @example 1240 */
            amount: number | null;
            givenBefore: number | null;
            decision: string | null;
            claimed: number | null;
            /** @enum {string|null} */
            side: "shipper" | "carrier" | null;
            granted: number | null;
            part: number | null;
            counts: string | null;
            /** @example Plans changed. */
            reason: string | null;
            status: string | null;
            /** Format: uuid */
            askedBy: string | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            until: string | null;
            /** Format: uuid */
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Calls open to you. */
            can?: ("approve" | "withdraw")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminReconciliationBreak: {
            /** Format: uuid */
            id: string | null;
            kind: string | null;
            /** @example Wire of March 9, no. 20270309-17 */
            reference: string | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            refundId: string | null;
            ours: number | null;
            theirs: number | null;
            detail: string | null;
            /** @enum {string|null} */
            explained: "timing" | "fee" | "by_hand" | "provider_error" | "our_error" | "other" | null;
            /** @example Loaded without a scratch. */
            note: string | null;
            /** Format: uuid */
            explainedBy: string | null;
            /** Format: uuid */
            closedBy: string | null;
            /** Format: date-time */
            openedAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description Calls open to you. */
            can?: ("explain" | "close")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminChargeback: {
            id: string | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            shipmentTitle: string | null;
            /** Format: uuid */
            payerId: string | null;
            /** Format: uuid */
            payeeId: string | null;
            /** @example 1240 */
            amount: number | null;
            /** @example Plans changed. */
            reason: string | null;
            status: string | null;
            /** Format: date-time */
            dueBy: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            outcome: string | null;
            /** Format: date-time */
            withdrawnAt: string | null;
            /** Format: date-time */
            openedAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description Calls open to you. */
            can?: ("evidence" | "accept-loss")[];
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        AdminSharedQuery: {
            /** Format: uuid */
            id: string | null;
            resource: string | null;
            label: string | null;
            filter: {
                [key: string]: unknown;
            } | null;
            sort: string[] | null;
            /** Format: uuid */
            sharedBy: string | null;
            sharer: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminQuote: components["schemas"]["AdminPaymentFields"] & {
            /** Format: uuid */
            carrierId: string | null;
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
            masked: string[] | null;
            warnings: string[] | null;
            /** @enum {string|null} */
            status: "pending" | "accepted" | "declined" | "paid" | "in_progress" | "delivered" | "completed" | null;
            /** @enum {string|null} */
            paymentStatus: "pending" | "paid" | "in_escrow" | "released" | "refunded" | "failed" | null;
            /** Format: date-time */
            validUntil: string | null;
            declineReason: string | null;
            history: {
                [key: string]: unknown;
            }[] | null;
            /** Format: date-time */
            acceptedAt: string | null;
            /** Format: date-time */
            paymentDueAt: string | null;
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            pickedUpAt: string | null;
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            paymentReleasedAt: string | null;
            agreed: {
                [key: string]: unknown;
            } | null;
            /** @description Calls open to you. */
            can?: ("change" | "withdraw" | "decline" | "accept" | "unaccept" | "pay" | "pickup-day" | "counter-offers")[];
        };
        AdminClaim: components["schemas"]["AdminFields"] & {
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            claimantId: string | null;
            /** Format: uuid */
            respondentId: string | null;
            /** @enum {string|null} */
            kind: "damage" | "delay" | "no_show" | "other" | null;
            /** @example 1240 */
            amount: number | null;
            /** @example A 22 ft boat, ready to go. */
            description: string | null;
            /** @enum {string|null} */
            status: "open" | "under_review" | "approved" | "partly_approved" | "denied" | "withdrawn" | null;
            /** @example The strap held all the way. */
            response: string | null;
            responsePhotos: string[] | null;
            /** Format: date-time */
            respondedAt: string | null;
            /** @enum {string|null} */
            decision: "approved" | "partly_approved" | "denied" | null;
            approvedAmount: number | null;
            /** @example Loaded without a scratch. */
            note: string | null;
            fromEscrow: number | null;
            fromCarrier: number | null;
            fromGuarantee: number | null;
            outOfBandAmount: number | null;
            fromBank: number | null;
            /** Format: date-time */
            dueAt: string | null;
            overdue: boolean | null;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Calls open to you. */
            can?: ("respond" | "withdraw" | "resolve" | "paid-by-hand")[];
        };
        AdminMessage: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            conversationId: string | null;
            /** Format: uuid */
            senderId: string | null;
            /** Format: uuid */
            receiverId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** @example Can you come before noon? */
            content: string | null;
            masked: string[] | null;
            warnings: string[] | null;
            /** Format: date-time */
            readAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminReview: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: uuid */
            reviewerId: string | null;
            /** Format: uuid */
            revieweeId: string | null;
            rating: number | null;
            /** @example On time. */
            comment: string | null;
            masked: string[] | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminTimeline: {
            id: number | null;
            /** @example A new quote */
            subject: string | null;
            /** Format: uuid */
            subjectId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            event: string | null;
            from: string | null;
            to: string | null;
            actorKind: string | null;
            /** Format: uuid */
            actorId: string | null;
            /** Format: date-time */
            at: string | null;
        };
        AdminLedgerEntry: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            transactionId: string | null;
            /** @enum {string|null} */
            account: "stripe_balance" | "platform_bank" | "dispute_receivable" | "carrier_receivable" | "escrow" | "premium_unearned" | "carrier_payable" | "refund_payable" | "platform_fee_revenue" | "premium_revenue" | "processing_fees" | "dispute_fees" | "guarantee_expense" | "chargeback_loss" | null;
            /** @example 1240 */
            amount: number | null;
            kind: string | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminRefund: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** @example 1240 */
            amount: number | null;
            /** @enum {string|null} */
            reason: "delay" | "cancelled_by_shipper" | "cancelled_by_admin" | "cancelled_by_carrier" | "carrier_suspended" | "facts_lapsed" | "item_differs" | "no_show" | "late_payment" | "mismatch" | "paid_twice" | "admin" | "claim" | "change_order" | "late_extra" | "chargeback" | null;
            /** @enum {string|null} */
            status: "pending" | "succeeded" | "failed" | null;
            stripeRefundId: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminMoneyOperation: {
            /** Format: uuid */
            id: string | null;
            /** @enum {string|null} */
            kind: "transfer" | "refund" | "reversal" | "cancel_intent" | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** Format: uuid */
            refundId: string | null;
            /** @example 1240 */
            amount: number | null;
            /** @enum {string|null} */
            state: "pending" | "in_flight" | "unknown" | "blocked" | "succeeded" | "needs_attention" | null;
            providerId: string | null;
            attempts: number | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            lastError: string | null;
            retryable: boolean | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        AdminPaymentCharge: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            paymentId: string | null;
            /** Format: uuid */
            changeOrderId: string | null;
            /** @enum {string|null} */
            state: "open" | "processing" | "captured" | "cancelled" | "returned" | null;
            /** @example 1240 */
            amount: number | null;
            planPrice: number | null;
            refunded: number | null;
            lost: number | null;
            carried: number | null;
            transferred: number | null;
            reversed: number | null;
            stripePaymentIntentId: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminCounterOffer: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** Format: uuid */
            offeredBy: string | null;
            /** @enum {string|null} */
            side: "shipper" | "carrier" | null;
            round: number | null;
            /** @example 1240 */
            amount: number | null;
            /** Format: date */
            pickupDate: string | null;
            /** Format: date */
            pickupUntil: string | null;
            /** Format: date */
            deliveryDate: string | null;
            /** @example I can load on Tuesday. */
            message: string | null;
            /** @enum {string|null} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "replaced" | "lapsed" | null;
            /** Format: date-time */
            validUntil: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        AdminChangeOrder: components["schemas"]["AdminFields"] & {
            /** Format: uuid */
            shipperId: string | null;
            /** Format: uuid */
            carrierId: string | null;
            /** @enum {string|null} */
            kind: "change" | "end" | null;
            /** @enum {string|null} */
            reason: "item_differs" | "extra_item" | "access" | "waiting" | "dates" | "address" | "less" | "other" | null;
            text: string | null;
            /** @example 1701 Wynkoop St, Denver, CO 80202 */
            deliveryAddress: string | null;
            delta: number | null;
            /** @enum {string|null} */
            status: "proposed" | "accepted" | "done" | "declined" | "withdrawn" | "lapsed" | "undone" | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            reviewDueAt: string | null;
            /** Format: date-time */
            reviewedAt: string | null;
            /** @enum {string|null} */
            counts: "none" | "carrier" | "shipper" | null;
            granted: number | null;
            reviewNote: string | null;
            /** @description Calls open to you. */
            can?: ("accept" | "pay" | "decline" | "withdraw" | "decide" | "paid-by-hand")[];
        };
        AdminDeadline: {
            id: string | null;
            /** @enum {string|null} */
            kind: "payment_window" | "pickup_day" | "pickup_choice" | "no_show_warning" | "no_show_refund" | "auto_release" | "claim_window" | "claim_review" | "claim_warning" | "claim_decision" | "change_expiry" | "change_payment" | "end_answer" | "end_review" | "offer_expiry" | "question_reminder" | "open_to_all" | "quote_expiry" | "delivery_overdue" | "escrow_age" | "payout_expected" | "fact_warning" | "fact_last_warning" | "fact_expiry" | "recurrence" | "trip_end" | "load_alerts" | null;
            /** Format: uuid */
            subject: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            doneAt: string | null;
            attempts: number | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
        };
        AdminAuditLog: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            adminId: string | null;
            action: string | null;
            resource: string | null;
            resourceId: string | null;
            recordName: string | null;
            recordWhat: string | null;
            recordAmount: number | null;
            /** @example Plans changed. */
            reason: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string | null;
            ip: string | null;
            requestId: string | null;
        };
        AdminRateCard: {
            /** Format: uuid */
            id: string | null;
            version: number | null;
            card: {
                [key: string]: unknown;
            } | null;
            /** @example Loaded without a scratch. */
            note: string | null;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string | null;
        };
        /** @enum {string} */
        Scope: "shipments:read" | "shipments:write" | "quotes:read" | "quotes:write" | "bookings:write" | "deliveries:write" | "deliveries:confirm" | "payments:read" | "messages:read" | "messages:write" | "claims:read" | "claims:write" | "reviews:write" | "events:read" | "webhooks:write" | "account:read";
        /** @enum {string} */
        Fact: "usdot_number" | "operating_authority" | "liability_insurance" | "cargo_insurance" | "usda_registration" | "equipment" | "identity" | "background_check";
        AdminFields: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            shipmentTitle: string | null;
            /** Format: uuid */
            quoteId: string | null;
            /** @enum {string|null} */
            side: "shipper" | "carrier" | null;
            itemTitle: string | null;
            photos: string[] | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            paidByHandAt: string | null;
            paidByHandReference: string | null;
            /** Format: date-time */
            createdAt: string | null;
            next?: components["schemas"]["NextStepAnswer"] | null;
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
        AdminPaymentFields: {
            /** Format: uuid */
            id: string | null;
            /** Format: uuid */
            shipmentId: string | null;
            shipmentTitle: string | null;
            /** @example 1240 */
            amount: number | null;
            stripePaymentIntentId: string | null;
            /** Format: date-time */
            createdAt: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            next?: components["schemas"]["NextStepAnswer"] | null;
        };
        UserFields: {
            /** @example Dana */
            firstName?: string | null;
            /** @example Reyes */
            lastName?: string | null;
            /** @description What they may do as an operator; null for everybody else. Only owners set it. */
            operatorRole?: ("owner" | "support" | "finance" | "read_only") | null;
            /** @description true without a role: an operator who reads and nothing else. Only owners set it. */
            isAdmin?: boolean;
        };
    };
    responses: {
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
        Usual_retry: {
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
        /** @description Forbidden */
        E403_decide: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description Accepted */
        Accepted: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApprovalAsked"];
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
        /** @description OK */
        OK: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminUser"];
            };
        };
        /** @description OK */
        OK_evidence: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminChargeback"];
            };
        };
        /** @description OK */
        OK_retry: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyOperationAnswer"];
            };
        };
        /** @description Conflict */
        E409_paidByHand: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemAnswer"];
            };
        };
        /** @description OK */
        OK_now: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClockAnswer"];
            };
        };
        /** @description OK */
        OK_decide: {
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
        OK_dispute: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        /** @description OK */
        OK_one: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminUser"];
            };
        };
        /** @description OK */
        OK_admin_one_shipments: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminShipment"];
            };
        };
        /** @description OK */
        OK_release: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminPayment"];
            };
        };
        /** @description OK */
        OK_admin_one_support_tickets: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminSupportTicket"];
            };
        };
        /** @description OK */
        OK_admin_one_api_keys: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminApiKey"];
            };
        };
        /** @description OK */
        OK_disable: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminWebhookEndpoint"];
            };
        };
        /** @description OK */
        OK_adminSettings_one: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SettingsAnswer"];
            };
        };
        /** @description OK */
        OK_approve: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminVerification"];
            };
        };
        /** @description OK */
        OK_assign: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminQueue"];
            };
        };
        /** @description OK */
        OK_adminApprovals_approve: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminApproval"];
            };
        };
        /** @description OK */
        OK_explain: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminReconciliationBreak"];
            };
        };
        /** @description OK */
        OK_adminTexts_one: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextAnswer"];
            };
        };
        /** @description OK */
        OK_resolve: {
            headers: {
                "X-Request-Id": components["headers"]["Id"];
                "Idempotency-Replayed": components["headers"]["Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimAnswer"];
            };
        };
    };
    parameters: {
        Id: string;
        /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
        IdempotencyKey: string;
        Id_close: string;
        /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
        Range: string;
        /** @description JSON: a field, then ASC or DESC. */
        Sort: string;
        /** @description JSON: an object of filters. Most take one value or an array of at most 100. */
        Filter: string;
        /** @description `current`, or a version number. */
        Id_one: string;
        Id_preview: number;
        /** @description The queue, and the job's number on it. */
        Id_job: string;
        Resource: "approvals" | "claims" | "change-orders" | "chargebacks" | "verifications" | "support-tickets" | "reports" | "shipments" | "payments" | "money-operations" | "reconciliation-breaks" | "jobs" | "emails" | "texts";
        Id_adminTexts_one: string;
        /**
         * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, status.
         * @example ["createdAt","DESC"]
         */
        Sort_list: string;
        /**
         * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
         * @example ["createdAt","DESC"]
         */
        Sort_admin_list_messages: string;
        Id_admin_one_queue: string;
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
        /** @description Which rows, out of how many; the count stops at 10000: `users 0-24/319`, or `users *\/0`. */
        ContentRange: string;
        /** @description "true" when there are more rows than the count says. */
        Capped: string;
        /** @description The next page, rel="next"; of the event log also on an empty page. */
        Link: string;
        /** @description Exact up to 10,000; above 500, a count by words, places or budgets may be up to a minute old. */
        TotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ledger_check: {
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
                    "application/json": components["schemas"]["LedgerCheckAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    operations_retry: {
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
            200: components["responses"]["OK_retry"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    operations_paidByHand: {
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
                "application/json": components["schemas"]["PaidByHand"];
            };
        };
        responses: {
            200: components["responses"]["OK_retry"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_paidByHand"];
            default: components["responses"]["Usual_retry"];
        };
    };
    bookings_now: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_now"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    bookings_advance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            200: components["responses"]["OK_now"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    changeOrders_decide: {
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
                "application/json": components["schemas"]["EndDecision"];
            };
        };
        responses: {
            200: components["responses"]["OK_decide"];
            202: components["responses"]["Accepted"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    changeOrders_paidByHand: {
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
                "application/json": components["schemas"]["PaidByHand"];
            };
        };
        responses: {
            200: components["responses"]["OK_decide"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    sandboxBadDays_dispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            200: components["responses"]["OK_dispute"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    sandboxBadDays_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeOutcome"];
            };
        };
        responses: {
            200: components["responses"]["OK_dispute"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    sandboxBadDays_topUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTopUp"];
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
                    "application/json": components["schemas"]["TopUpAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    sandboxBadDays_fail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFault"];
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
                    "application/json": components["schemas"]["FaultAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_list_users: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, email, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, isCarrier, isAdmin, operatorRole, suspended, emailVerified, createdSince, createdUntil.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminPeople_create: {
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
                "application/json": components["schemas"]["NewUser"];
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
                    "application/json": components["schemas"]["AdminUser"];
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
            403: components["responses"]["E403"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_one_users: {
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
            200: components["responses"]["OK_one"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminPeople_change: {
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
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_one"];
            403: components["responses"]["E403_decide"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_erase: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_suspend: {
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
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_restore: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_endSessions: {
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
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_verifyEmail: {
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
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_sendReset: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminPeople_viewAs: {
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
                "application/json": components["schemas"]["Reasoned"];
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
                    "application/json": components["schemas"]["ViewAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminDeals_story: {
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
                    "application/json": components["schemas"]["StoryAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_shipments: {
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
            200: components["responses"]["OK_admin_one_shipments"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminDeals_change: {
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
                "application/json": components["schemas"]["ShipmentTexts"];
            };
        };
        responses: {
            200: components["responses"]["OK_admin_one_shipments"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminDeals_removeDraft: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminDeals_cancel: {
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
                "application/json": components["schemas"]["Reasoned"];
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
                    "application/json": components["schemas"]["AdminShipment"];
                };
            };
            202: components["responses"]["Accepted"];
            403: components["responses"]["E403_decide"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminDeals_release: {
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
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_release"];
            202: components["responses"]["Accepted"];
            403: components["responses"]["E403_decide"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminDeals_refund: {
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
                "application/json": components["schemas"]["OperatorRefund"];
            };
        };
        responses: {
            200: components["responses"]["OK_release"];
            202: components["responses"]["Accepted"];
            403: components["responses"]["E403_decide"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_one_reviews: {
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
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminContent_removeReview: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_one_messages: {
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
                    "application/json": components["schemas"]["AdminMessage"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminContent_removeMessage: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminContent_hideQuestion: {
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
                "application/json": components["schemas"]["Reasoned"];
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
                    "application/json": components["schemas"]["AdminQuestion"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_one_support_tickets: {
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
            200: components["responses"]["OK_admin_one_support_tickets"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminContent_changeTicket: {
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
                "application/json": components["schemas"]["TicketChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_admin_one_support_tickets"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminContent_answerTicket: {
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
                    "application/json": components["schemas"]["AdminSupportTicket"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminContent_closeReport: {
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
                "application/json": components["schemas"]["Reasoned"];
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
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminKeys_usage: {
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
                    "application/json": components["schemas"]["KeyUsageAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_api_keys: {
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
            200: components["responses"]["OK_admin_one_api_keys"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminKeys_changeRate: {
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
                "application/json": components["schemas"]["KeyRate"];
            };
        };
        responses: {
            200: components["responses"]["OK_admin_one_api_keys"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminKeys_revoke: {
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
                "application/json": components["schemas"]["Reasoned"];
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
                    "application/json": components["schemas"]["AdminApiKey"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminWebhooks_lookAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id_close"];
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
                    "application/json": components["schemas"]["AdminWebhookEvent"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminWebhooks_disable: {
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
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_disable"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminWebhooks_enable: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_disable"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminWebhooks_retry: {
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
                    "application/json": components["schemas"]["AdminWebhookDelivery"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminSettings_list: {
        parameters: {
            query?: {
                /** @description JSON: a field, then ASC or DESC. */
                sort?: components["parameters"]["Sort"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /** @description JSON: an object of filters. Most take one value or an array of at most 100. */
                filter?: components["parameters"]["Filter"];
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
                    "application/json": components["schemas"]["SettingsAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminSettings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `current`, or a version number. */
                id: components["parameters"]["Id_one"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_adminSettings_one"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminSettings_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `current`, or a version number. */
                id: components["parameters"]["Id_one"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsChanges"];
            };
        };
        responses: {
            200: components["responses"]["OK_adminSettings_one"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminSystem_access: {
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
                    "application/json": components["schemas"]["RoleAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_overview: {
        parameters: {
            query?: {
                /** @description Days in UTC, including today. */
                days?: number;
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
                    "application/json": components["schemas"]["OverviewAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_search: {
        parameters: {
            query: {
                /** @description Names in any order, an e-mail address, the last four to ten digits of a phone number, a title, a place, the first six characters of an id, or a whole id at the provider. */
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
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_preview"];
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
                    "application/json": components["schemas"]["MailPreviewAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id_preview"];
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
                    "application/json": components["schemas"]["AdminEmail"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminSystem_list: {
        parameters: {
            query?: {
                /** @description JSON: a field, then ASC or DESC. */
                sort?: components["parameters"]["Sort"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /** @description JSON: an object of filters. Most take one value or an array of at most 100. */
                filter?: components["parameters"]["Filter"];
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
                    "application/json": components["schemas"]["JobAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The queue, and the job's number on it. */
                id: components["parameters"]["Id_job"];
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
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminSystem_retry: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The queue, and the job's number on it. */
                id: components["parameters"]["Id_job"];
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
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminVerifications_approve: {
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
                "application/json": components["schemas"]["MaybeReasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_approve"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminVerifications_reject: {
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
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_approve"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminQueue_counts: {
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
                    "application/json": components["schemas"]["QueueCountsAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminQueue_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                resource: components["parameters"]["Resource"];
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Assignment"];
            };
        };
        responses: {
            200: components["responses"]["OK_assign"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminQueue_snooze: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                resource: components["parameters"]["Resource"];
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Snooze"];
            };
        };
        responses: {
            200: components["responses"]["OK_assign"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminQueue_notes: {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Where the page begins, from the previous page's Link header. */
                cursor?: string;
            };
            header?: never;
            path: {
                resource: components["parameters"]["Resource"];
                id: components["parameters"]["Id_close"];
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
                    "application/json": components["schemas"]["NoteAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminQueue_note: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                resource: components["parameters"]["Resource"];
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
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
                    "application/json": components["schemas"]["NoteAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminApprovals_approve: {
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
            200: components["responses"]["OK_adminApprovals_approve"];
            403: components["responses"]["E403_decide"];
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminApprovals_withdraw: {
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
            200: components["responses"]["OK_adminApprovals_approve"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminBreaks_explain: {
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
                "application/json": components["schemas"]["BreakExplanation"];
            };
        };
        responses: {
            200: components["responses"]["OK_explain"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminBreaks_close: {
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
            200: components["responses"]["OK_explain"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminChargebacks_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_close"];
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
                    "application/pdf": string;
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminChargebacks_loss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_close"];
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
                    "application/json": components["schemas"]["ChargebackLoss"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminChargebacks_evidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargebackEvidence"];
            };
        };
        responses: {
            200: components["responses"]["OK_evidence"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminChargebacks_acceptLoss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_close"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reasoned"];
            };
        };
        responses: {
            200: components["responses"]["OK_evidence"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_list_shared_queries: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: label, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, resource.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSharedQuery"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminSharedQueries_share: {
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
                "application/json": components["schemas"]["NewSharedQuery"];
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
                    "application/json": components["schemas"]["AdminSharedQuery"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_one_shared_queries: {
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
                    "application/json": components["schemas"]["AdminSharedQuery"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminSharedQueries_remove: {
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
            default: components["responses"]["Usual_retry"];
        };
    };
    adminTexts_list: {
        parameters: {
            query?: {
                sort?: string;
                range?: string;
                /** @description JSON: kind, q, edited, unusable, id. */
                filter?: string;
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
                    "application/json": components["schemas"]["TextAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual"];
        };
    };
    adminTexts_add: {
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
                "application/json": components["schemas"]["NewText"];
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
                    "application/json": components["schemas"]["TextAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminTexts_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_adminTexts_one"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_adminTexts_one"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminTexts_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_adminTexts_one"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextChange"];
            };
        };
        responses: {
            200: components["responses"]["OK_adminTexts_one"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminTexts_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_adminTexts_one"];
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
                    "application/json": components["schemas"]["TextVersionAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    adminTexts_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_adminTexts_one"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TextDraft"];
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
                    "application/json": components["schemas"]["TextPreviewAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    adminTexts_back: {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours, a repeat with the same key and body gets the first call's answer. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id_adminTexts_one"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextBack"];
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
                    "application/json": components["schemas"]["TextAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    admin_list_shipments: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, status.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_list"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, category, overdue, userId, createdSince, createdUntil, listed, quoted, delivered, cancelled.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminShipment"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_quotes: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, amount, status.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, paymentStatus, latePickup, lateDelivery, shipmentId, carrierId, createdSince, createdUntil, accepted.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminQuote"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_payments: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, chargedAmount, status.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, transferStatus, protectionPlan, frozen, quoteId, shipmentId, payerId, payeeId, createdSince, createdUntil, paid, released.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPayment"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_queue: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: dueAt, createdAt, amount.
                 * @example ["dueAt","ASC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, resource, assignedTo, assigned, snoozed.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminQueue"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_claims: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, dueAt, amount, status.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, kind, side, open, age, overdue, outOfBand, shipmentId, quoteId, claimantId, respondentId, createdSince, createdUntil.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminClaim"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_messages: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, conversationId, senderId, receiverId, shipmentId, masked.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessage"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_reviews: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, shipmentId, reviewerId, revieweeId, rating.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_questions: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, askedAt.
                 * @example ["askedAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, shipmentId, askerId, status.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminQuestion"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_timeline: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id.
                 * @example ["id","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, shipmentId, subjectId, subject.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTimeline"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_support_tickets: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, status.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_list"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, userId, shipmentId.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSupportTicket"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_reports: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, kind, subject, status, reporterId, reportedId.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_verifications: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, expiresOn, status.
                 * @example ["createdAt","ASC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, status, fact, userId, createdSince, createdUntil.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVerification"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_ledger_entries: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, transactionId, account, kind, paymentId, createdSince, createdUntil.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLedgerEntry"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_refunds: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, amount.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, paymentId, quoteId, status.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRefund"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_chargebacks: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, openedAt, dueBy, amount, status.
                 * @example ["openedAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, paymentId, quoteId, open.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminChargeback"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_approvals: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, open, q, recordId, askedBy.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminApproval"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_money_operations: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt, amount, state.
                 * @example ["createdAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, kind, state, paymentId, quoteId.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMoneyOperation"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_reconciliation_breaks: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, openedAt.
                 * @example ["openedAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, kind, reference, paymentId, open.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReconciliationBreak"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_payment_charges: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, paymentId, state.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentCharge"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_counter_offers: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, shipmentId, quoteId, status.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCounterOffer"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_change_orders: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, shipmentId, quoteId, kind, status, waits.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminChangeOrder"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_deadlines: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, dueAt.
                 * @example ["dueAt","ASC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, kind, shipmentId, open, overdue.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDeadline"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_api_keys: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, userId, live.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminApiKey"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_webhook_events: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, receivedAt.
                 * @example ["receivedAt","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, type, objectId, state.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWebhookEvent"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_webhook_endpoints: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, userId, failing, disabled.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWebhookEndpoint"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_webhook_deliveries: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, endpointId, state.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminWebhookDelivery"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_emails: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, createdAt.
                 * @example ["createdAt","DESC"]
                 */
                sort?: components["parameters"]["Sort_admin_list_messages"];
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, recipient, kind, state.
                 * @example {"id":["42"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEmail"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_audit_log: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, at.
                 * @example ["at","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q, adminId, action, resource, resourceId.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAuditLog"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_list_rate_cards: {
        parameters: {
            query?: {
                /**
                 * @description JSON: a field, then ASC or DESC. Fields: id, version, createdAt.
                 * @example ["version","DESC"]
                 */
                sort?: string;
                /** @description JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th. */
                range?: components["parameters"]["Range"];
                /**
                 * @description JSON: an object of filters. Most take one value or an array of at most 100. Filters: id, q.
                 * @example {"id":["6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11"]}
                 */
                filter?: string;
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
                    "Content-Range": components["headers"]["ContentRange"];
                    "X-Total-Count-Capped": components["headers"]["Capped"];
                    "X-Request-Id": components["headers"]["Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRateCard"][];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_csv: {
        parameters: {
            query?: {
                /** @description JSON: an object of the list's filters. */
                filter?: string;
            };
            header?: never;
            path: {
                resource: "users" | "shipments" | "quotes" | "payments" | "queue" | "shared-queries" | "claims" | "messages" | "reviews" | "questions" | "timeline" | "support-tickets" | "reports" | "verifications" | "ledger-entries" | "refunds" | "chargebacks" | "approvals" | "money-operations" | "reconciliation-breaks" | "payment-charges" | "counter-offers" | "change-orders" | "deadlines" | "api-keys" | "webhook-events" | "webhook-endpoints" | "webhook-deliveries" | "emails" | "audit-log" | "rate-cards";
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
                    "text/csv": string;
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_quotes: {
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
                    "application/json": components["schemas"]["AdminQuote"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_payments: {
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
                    "application/json": components["schemas"]["AdminPayment"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_queue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_admin_one_queue"];
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
                    "application/json": components["schemas"]["AdminQueue"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_claims: {
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
                    "application/json": components["schemas"]["AdminClaim"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_questions: {
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
                    "application/json": components["schemas"]["AdminQuestion"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_timeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_preview"];
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
                    "application/json": components["schemas"]["AdminTimeline"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_reports: {
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
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_verifications: {
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
                    "application/json": components["schemas"]["AdminVerification"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_ledger_entries: {
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
                    "application/json": components["schemas"]["AdminLedgerEntry"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_refunds: {
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
                    "application/json": components["schemas"]["AdminRefund"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_chargebacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_admin_one_queue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OK_evidence"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_approvals: {
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
                    "application/json": components["schemas"]["AdminApproval"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_money_operations: {
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
                    "application/json": components["schemas"]["AdminMoneyOperation"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_reconciliation_breaks: {
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
                    "application/json": components["schemas"]["AdminReconciliationBreak"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_payment_charges: {
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
                    "application/json": components["schemas"]["AdminPaymentCharge"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_counter_offers: {
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
                    "application/json": components["schemas"]["AdminCounterOffer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_change_orders: {
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
                    "application/json": components["schemas"]["AdminChangeOrder"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_deadlines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_admin_one_queue"];
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
                    "application/json": components["schemas"]["AdminDeadline"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_webhook_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_admin_one_queue"];
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
                    "application/json": components["schemas"]["AdminWebhookEvent"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_webhook_endpoints: {
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
                    "application/json": components["schemas"]["AdminWebhookEndpoint"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_webhook_deliveries: {
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
                    "application/json": components["schemas"]["AdminWebhookDelivery"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_emails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id_preview"];
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
                    "application/json": components["schemas"]["AdminEmail"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_audit_log: {
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
                    "application/json": components["schemas"]["AdminAuditLog"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    admin_one_rate_cards: {
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
                    "application/json": components["schemas"]["AdminRateCard"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual"];
        };
    };
    rateCards_change: {
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
                "application/json": components["schemas"]["RateCardChange"];
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
                    "application/json": components["schemas"]["RateCardAnswer"];
                };
            };
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            default: components["responses"]["Usual_retry"];
        };
    };
    rateCards_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateCardChange"];
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
                    "application/json": components["schemas"]["PreviewedJobAnswer"][];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual_retry"];
        };
    };
    rateCards_recompute: {
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
                    "application/json": components["schemas"]["CorrectionsAnswer"];
                };
            };
            403: components["responses"]["E403"];
            default: components["responses"]["Usual_retry"];
        };
    };
    claims_resolve: {
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
                "application/json": components["schemas"]["Resolution"];
            };
        };
        responses: {
            200: components["responses"]["OK_resolve"];
            202: components["responses"]["Accepted"];
            403: components["responses"]["E403_decide"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409_paidByHand"];
            default: components["responses"]["Usual_retry"];
        };
    };
    claims_paidByHand: {
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
                "application/json": components["schemas"]["PaidByHand"];
            };
        };
        responses: {
            200: components["responses"]["OK_resolve"];
            403: components["responses"]["E403"];
            404: components["responses"]["E404"];
            409: components["responses"]["E409"];
            default: components["responses"]["Usual_retry"];
        };
    };
}
